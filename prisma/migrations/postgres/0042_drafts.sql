-- Drafts made in one go: from the rows of a table, or as amendments of many contracts.

-- CreateTable
CREATE TABLE "DraftBatch" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "DraftBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DraftRow" (
    "id" TEXT NOT NULL,
    "batchId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "contractId" TEXT,
    "failure" TEXT NOT NULL,
    "values" TEXT NOT NULL,

    CONSTRAINT "DraftRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DraftBatch_userId_createdAt_idx" ON "DraftBatch"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DraftBatch_createdAt_idx" ON "DraftBatch"("createdAt");

-- CreateIndex
CREATE INDEX "DraftRow_contractId_idx" ON "DraftRow"("contractId");

-- CreateIndex
CREATE UNIQUE INDEX "DraftRow_batchId_place_key" ON "DraftRow"("batchId", "place");

-- AddForeignKey
ALTER TABLE "DraftBatch" ADD CONSTRAINT "DraftBatch_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftRow" ADD CONSTRAINT "DraftRow_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "DraftBatch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftRow" ADD CONSTRAINT "DraftRow_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE SET NULL ON UPDATE CASCADE;
