-- Two files compared without an account, for an hour at most.

-- CreateTable
CREATE TABLE "FileComparison" (
    "id" TEXT NOT NULL,
    "filesId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "beforeName" TEXT NOT NULL,
    "beforeBytes" INTEGER NOT NULL,
    "hasBefore" BOOLEAN NOT NULL DEFAULT false,
    "afterName" TEXT NOT NULL,
    "afterBytes" INTEGER NOT NULL,
    "hasAfter" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL,
    "failedSide" TEXT,
    "reason" TEXT,
    "pagesDone" INTEGER NOT NULL DEFAULT 0,
    "pagesTotal" INTEGER NOT NULL DEFAULT 0,
    "result" TEXT,

    CONSTRAINT "FileComparison_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "FileComparison_filesId_key" ON "FileComparison"("filesId");

-- CreateIndex
CREATE INDEX "FileComparison_expiresAt_idx" ON "FileComparison"("expiresAt");

-- CreateIndex
CREATE INDEX "FileComparison_status_idx" ON "FileComparison"("status");
