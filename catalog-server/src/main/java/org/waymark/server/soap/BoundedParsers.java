package org.waymark.server.soap;

import com.ctc.wstx.api.ReaderConfig;
import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.util.SymbolTable;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/**
 * Woodstox's parsers with a table of names for each message. Their own would grow with a message without bound, and would be
 * kept from one message to the next, whoever sent it.
 */
final class BoundedParsers extends WstxInputFactory {

    private final int mostNames;
    private final int longestName;

    BoundedParsers(SoapProperties limits) {
        mostNames = limits.names();
        longestName = limits.attributeLength();
    }

    @Override
    public ReaderConfig createPrivateConfig() {
        return mConfig.createNonShared(new Names(super.createPrivateConfig().getSymbols()));
    }

    @Override
    public synchronized void updateSymbolTable(SymbolTable names) {
        // They go with their message.
    }

    private final class Names extends SymbolTable {

        private static final int UNUSED = 1;

        private final SymbolTable names;
        private final int most;

        /** @param names holds what all parsers of this JVM have learned before, which counts for no message */
        Names(SymbolTable names) {
            super(true, UNUSED);
            this.names = names;
            this.most = names.size() + mostNames;
        }

        @Override
        public int getHashSeed() {
            return names.getHashSeed();
        }

        @Override
        public String findSymbol(char[] buffer, int start, int length, int hash) {
            if (length > longestName) {
                throw CatalogException.tooLarge("a name has at most %d characters".formatted(longestName));
            }
            String name = names.findSymbol(buffer, start, length, hash);
            if (names.size() > most) {
                throw CatalogException.tooLarge("a message has at most %d different names".formatted(mostNames));
            }
            return name;
        }
    }
}
