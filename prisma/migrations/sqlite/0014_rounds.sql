-- CreateTable
CREATE TABLE "Round" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "fileId" TEXT,
    "fileName" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'processing',
    "statusMessage" TEXT,
    "sentBy" TEXT NOT NULL DEFAULT '',
    "sentVersionId" TEXT,
    "sentSinceId" TEXT,
    "versionId" TEXT,
    "tracked" INTEGER NOT NULL DEFAULT 0,
    "untracked" INTEGER NOT NULL DEFAULT 0,
    "comments" INTEGER NOT NULL DEFAULT 0,
    "authors" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" TEXT,
    "createdByName" TEXT NOT NULL,
    CONSTRAINT "Round_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Round_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Round_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoundChanges" (
    "roundId" TEXT NOT NULL PRIMARY KEY,
    "changes" TEXT NOT NULL,
    CONSTRAINT "RoundChanges_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RoundDecision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "roundId" TEXT NOT NULL,
    "changeId" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "decidedByName" TEXT NOT NULL,
    "decidedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versionId" TEXT NOT NULL,
    CONSTRAINT "RoundDecision_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "carrierFileId" TEXT REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "ContractVersion_carrierFileId_idx" ON "ContractVersion"("carrierFileId");

-- CreateIndex
CREATE INDEX "Round_contractId_createdAt_idx" ON "Round"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "Round_fileId_idx" ON "Round"("fileId");

-- CreateIndex
CREATE INDEX "Round_createdById_idx" ON "Round"("createdById");

-- CreateIndex
CREATE INDEX "RoundDecision_roundId_decidedAt_idx" ON "RoundDecision"("roundId", "decidedAt");

