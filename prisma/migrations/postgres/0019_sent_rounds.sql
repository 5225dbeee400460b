-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN "replyTo" TEXT;
ALTER TABLE "OutgoingMail" ADD COLUMN "attachment" TEXT;

-- AlterTable
ALTER TABLE "Round" ADD COLUMN "answersId" TEXT;
ALTER TABLE "Round" ADD COLUMN "delivery" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Round" ADD COLUMN "recipients" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Round" ADD COLUMN "remarksSent" TEXT NOT NULL DEFAULT 'none';
ALTER TABLE "Round" ADD COLUMN "sha256" TEXT;
