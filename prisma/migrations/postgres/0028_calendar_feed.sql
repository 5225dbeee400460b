-- AlterTable
ALTER TABLE "CalendarFeed" ADD COLUMN "changedAt" TIMESTAMP(3);
ALTER TABLE "CalendarFeed" ADD COLUMN "stamp" TEXT NOT NULL DEFAULT '';
