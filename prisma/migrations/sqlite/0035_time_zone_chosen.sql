-- A time zone that somebody has chosen stays when their browser is elsewhere
ALTER TABLE "ReminderSettings" ADD COLUMN "isZoneChosen" BOOLEAN NOT NULL DEFAULT false;
