-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN     "carrierFileId" TEXT;

-- CreateTable
CREATE TABLE "Round" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" TEXT,
    "createdByName" TEXT NOT NULL,

    CONSTRAINT "Round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RoundChanges" (
    "roundId" TEXT NOT NULL,
    "changes" TEXT NOT NULL,

    CONSTRAINT "RoundChanges_pkey" PRIMARY KEY ("roundId")
);

-- CreateTable
CREATE TABLE "RoundDecision" (
    "id" TEXT NOT NULL,
    "roundId" TEXT NOT NULL,
    "changeId" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "decidedByName" TEXT NOT NULL,
    "decidedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versionId" TEXT NOT NULL,

    CONSTRAINT "RoundDecision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Round_contractId_createdAt_idx" ON "Round"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "Round_fileId_idx" ON "Round"("fileId");

-- CreateIndex
CREATE INDEX "Round_createdById_idx" ON "Round"("createdById");

-- CreateIndex
CREATE INDEX "RoundDecision_roundId_decidedAt_idx" ON "RoundDecision"("roundId", "decidedAt");

-- CreateIndex
CREATE INDEX "ContractVersion_carrierFileId_idx" ON "ContractVersion"("carrierFileId");

-- AddForeignKey
ALTER TABLE "ContractVersion" ADD CONSTRAINT "ContractVersion_carrierFileId_fkey" FOREIGN KEY ("carrierFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Round" ADD CONSTRAINT "Round_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundChanges" ADD CONSTRAINT "RoundChanges_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RoundDecision" ADD CONSTRAINT "RoundDecision_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

