package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Glob;
import org.waymark.api.Message;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;

/** Listing a directory page by page, in the order of the names' bytes. */
abstract class ListingContract extends Subject {

    ListingContract(CatalogFixture fixture) {
        super(fixture);
    }

    private void files(String directory, List<String> names) {
        alice.sends(Message.atomic(names.stream()
                .map(name -> new Change.CreateFile(alice.at(directory).child(name)))
                .toList()));
    }

    private static List<String> numbered(int count) {
        return IntStream.range(0, count).mapToObj("f%05d"::formatted).toList();
    }

    private Page<Entry> page(String directory, String pattern, int size, @Nullable String token) {
        return alice.catalog().list(alice.at(directory), new Glob(pattern), new PageRequest(size, token));
    }

    private List<String> names(String directory, String pattern, int pageSize) {
        return names(directory, pattern, pageSize, pages -> {});
    }

    /** All names, with something happening after each page. */
    private List<String> names(String directory, String pattern, int pageSize, IntConsumer afterPage) {
        List<String> names = new ArrayList<>();
        String token = null;
        int pages = 0;
        do {
            Page<Entry> page = page(directory, pattern, pageSize, token);
            assertThat(page.items()).hasSizeLessThanOrEqualTo(pageSize);
            page.items().forEach(entry -> names.add(entry.path().name()));
            token = page.next();
            afterPage.accept(++pages);
        } while (token != null);
        return names;
    }

    @Test
    void anEmptyDirectoryHasOneEmptyPage() {
        alice.mkdir("d");
        assertThat(page("d", "*", 10, null)).isEqualTo(new Page<>(List.of(), null));
    }

    @Test
    void aListingTellsOfEachEntryWhatStatTells() {
        alice.register("f", "r");
        alice.setComment("f", "mine");
        alice.mkdir("d");
        alice.setDefaultAcl("d", "u::rwx,u:bob:rwx,g::---,o::---");
        alice.symlink("l", "f");
        assertThat(page(".", "*", 10, null).items())
                .containsExactly(alice.stat("d"), alice.stat("f"), alice.lstat("l"));
    }

    @Test
    void namesComeInTheOrderOfTheirBytes() {
        List<String> names = List.of(
                "~",
                "a",
                "B",
                "b",
                "A",
                "é",
                "e",
                "z",
                "Z",
                " lead",
                "a b",
                "a.b",
                "a-b",
                "ab",
                "_",
                "0",
                "10",
                "9",
                "😀",
                "\uff5e",
                "日本",
                "ä",
                "%",
                "a\u0300x",
                "ﬀ");
        files(".", names);
        List<String> expected = names.stream()
                .map(name -> Normalizer.normalize(name, Normalizer.Form.NFC))
                .sorted((a, b) ->
                        Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8)))
                .toList();
        assertThat(alice.names(".")).isEqualTo(expected);
        assertThat(names(".", "*", 1)).isEqualTo(expected);
        assertThat(names(".", "*", 3)).isEqualTo(expected);
    }

    @Test
    void aLargeDirectoryComesInPagesWholeAndInOrder() {
        alice.mkdir("d");
        List<String> names = numbered(2_500);
        files("d", names);
        assertThat(alice.names("d")).isEqualTo(names);
        assertThat(names("d", "*", 100)).isEqualTo(names);
        assertThat(names("d", "*", 2_499)).isEqualTo(names);
        assertThat(names("d", "*", PageRequest.MAX_SIZE)).isEqualTo(names);
    }

    @Test
    void thePageThatEndsTheDirectoryIsTheLast() {
        files(".", numbered(20));
        assertThat(page(".", "*", 20, null).next()).isNull();
        String token = page(".", "*", 10, null).next();
        assertThat(page(".", "*", 10, token).next()).isNull();
    }

    @Test
    void aTokenMayBeUsedAgainAndWithAnotherPageSize() {
        files(".", numbered(20));
        String token = page(".", "*", 5, null).next();
        assertThat(page(".", "*", 5, token).items())
                .isEqualTo(page(".", "*", 5, token).items());
        assertThat(page(".", "*", 100, token).items()).hasSize(15);
    }

    @Test
    void namesThatComeAndGoMeanwhileDisturbNoOther() {
        List<String> names = numbered(100);
        files(".", names);
        List<String> listed = names(".", "*", 10, page -> {
            alice.does(new Change.CreateFile(alice.at("a" + page)));
            alice.unlink("f%05d".formatted(page * 10 - 1));
        });
        assertThat(listed).doesNotHaveDuplicates().isSorted().containsAll(names);
    }

    @Test
    void theEntryOnWhichAPageEndedMayBeGone() {
        files(".", numbered(20));
        Page<Entry> first = page(".", "*", 10, null);
        alice.unlink("f00009");
        assertThat(page(".", "*", 10, first.next()).items()).hasSize(10);
    }

    @Test
    void aPatternChoosesNames() {
        files(".", List.of("a1.root", "a2.root", "b1.root", "a1.txt", "a[1]", "a*", "é1.root", "A1.root"));
        assertThat(names(".", "a*.root", 10)).containsExactly("a1.root", "a2.root");
        assertThat(names(".", "?1.root", 10)).containsExactly("A1.root", "a1.root", "b1.root", "é1.root");
        assertThat(names(".", "[ab]1*", 10)).containsExactly("a1.root", "a1.txt", "b1.root");
        assertThat(names(".", "[!a]*", 10)).containsExactly("A1.root", "b1.root", "é1.root");
        assertThat(names(".", "a\\*", 10)).containsExactly("a*");
        assertThat(names(".", "a\\[1]", 10)).containsExactly("a[1]");
        assertThat(names(".", "e\u0301*", 10)).containsExactly("é1.root");
        assertThat(names(".", "a1.txt", 10)).containsExactly("a1.txt");
        assertThat(names(".", "nothing*", 10)).isEmpty();
    }

    @Test
    void whatIsSpecialToADatabaseIsNotSpecialInAPattern() {
        files(".", List.of("a%b", "axb", "a_b", "a\\b", "a'b"));
        assertThat(names(".", "a%*", 10)).containsExactly("a%b");
        assertThat(names(".", "a_b", 10)).containsExactly("a_b");
        assertThat(names(".", "*_b", 10)).containsExactly("a_b");
        assertThat(names(".", "a'*", 10)).containsExactly("a'b");
        assertThat(names(".", "a\\\\b", 10)).containsExactly("a\\b");
    }

    @Test
    void aPatternIsFollowedPageByPage() {
        alice.mkdir("d");
        files("d", numbered(500));
        List<String> expected =
                numbered(500).stream().filter(name -> name.endsWith("7")).toList();
        assertThat(names("d", "*7", 10)).isEqualTo(expected);
        assertThat(names("d", "f*7", 7)).isEqualTo(expected);
        assertThat(names("d", "f002*7", 3)).hasSize(10);
    }

    @Test
    void aSymlinkToADirectoryIsListedAsTheDirectory() {
        alice.mkdir("d");
        alice.create("d/f");
        alice.symlink("l", "d");
        assertThat(alice.names("l")).containsExactly("f");
    }

    @Test
    void onlyADirectoryIsListed() {
        var guid = alice.create("f").guid();
        refused(NOT_A_DIRECTORY, () -> alice.names("f"));
        refused(NOT_A_DIRECTORY, () -> alice.catalog().list(guid, Glob.ANY, PageRequest.FIRST));
        refused(NOT_FOUND, () -> alice.names("no"));
    }

    @Test
    void aTokenOfAnotherDirectoryIsRefused() {
        alice.mkdir("other");
        alice.create("a");
        alice.create("b");
        String token = page(".", "*", 1, null).next();
        refused(INVALID_ARGUMENT, () -> page("other", "*", 10, token));
    }

    @Test
    void aTokenThatWasNeverGivenIsRefused() {
        for (String token : List.of("x", "!", "0".repeat(300), "é")) {
            refused(INVALID_ARGUMENT, () -> page(".", "*", 10, token));
        }
    }
}
