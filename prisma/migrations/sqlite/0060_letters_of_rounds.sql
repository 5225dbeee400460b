-- A letter knows the round that goes with it, so that an answer to the letter finds the round by its Message-ID.

ALTER TABLE "OutgoingMail" ADD COLUMN "roundId" TEXT;
