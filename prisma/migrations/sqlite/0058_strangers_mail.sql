-- Of mail that nobody awaited nothing stays but that it came.

UPDATE "ReceivedMail" SET "sender" = '', "subject" = '', "messageKey" = NULL
WHERE "state" = 'refused' AND ("userId" IS NULL OR "reason" IN ('automatic', 'spam', 'unproven', 'stranger'));
