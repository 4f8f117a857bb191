-- A change log that was restored from a dump carries transaction numbers of another server. As long as this server has not given
-- them out itself they would hide rows from readers and put them behind newer ones: then all that is there becomes the log's
-- beginning, in the order of the ids.
UPDATE change_log
   SET transaction = '0'
 WHERE transaction <> '0'
   AND EXISTS (SELECT 1 FROM change_log WHERE transaction > pg_current_xact_id());
