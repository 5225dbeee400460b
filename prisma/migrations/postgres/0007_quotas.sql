-- DropIndex
DROP INDEX "Job_doneAt_failedAt_runAt_idx";

-- DropIndex
DROP INDEX "StoredFile_ownerId_idx";

-- AlterTable
ALTER TABLE "Collaborator" ADD COLUMN     "storedBytes" DOUBLE PRECISION NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Job" ADD COLUMN     "lane" TEXT NOT NULL DEFAULT 'slow',
ADD COLUMN     "accountId" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "turn" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Collaborator_userId_role_storedBytes_idx" ON "Collaborator"("userId", "role", "storedBytes");

-- CreateIndex
CREATE INDEX "Job_doneAt_failedAt_lane_turn_idx" ON "Job"("doneAt", "failedAt", "lane", "turn");

-- CreateIndex
CREATE INDEX "StoredFile_ownerId_sizeBytes_idx" ON "StoredFile"("ownerId", "sizeBytes");

-- Jobs that wait keep to the lane of their kind
UPDATE "Job" SET "lane" = CASE "name" WHEN 'sendMail' THEN 'mail' WHEN 'suggestByModel' THEN 'model' WHEN 'removeFile' THEN 'quick' ELSE 'slow' END WHERE "doneAt" IS NULL AND "failedAt" IS NULL;

-- A file whose uploader is gone takes the storage of who owns its contract now
UPDATE "StoredFile" SET "ownerId" = (SELECT "Collaborator"."userId" FROM "Contract" JOIN "Collaborator" ON "Collaborator"."contractId" = "Contract"."id" AND "Collaborator"."role" = 'admin' WHERE "Contract"."fileId" = "StoredFile"."id" LIMIT 1) WHERE "ownerId" IS NULL;
