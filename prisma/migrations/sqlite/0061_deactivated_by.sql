-- Who closed an account. Until now only directories did.

ALTER TABLE "User" ADD COLUMN "deactivatedBy" TEXT NOT NULL DEFAULT '';
ALTER TABLE "User" ADD COLUMN "deactivatedByName" TEXT NOT NULL DEFAULT '';
UPDATE "User" SET "deactivatedBy" = 'directory' WHERE "deactivatedAt" IS NOT NULL;
