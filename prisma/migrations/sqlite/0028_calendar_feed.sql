-- AlterTable
ALTER TABLE "CalendarFeed" ADD COLUMN "changedAt" DATETIME;
ALTER TABLE "CalendarFeed" ADD COLUMN "stamp" TEXT NOT NULL DEFAULT '';
