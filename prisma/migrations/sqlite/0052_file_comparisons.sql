-- Two files compared without an account, for an hour at most.

-- CreateTable
CREATE TABLE "FileComparison" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "filesId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
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
    "result" TEXT
);

-- CreateIndex
CREATE UNIQUE INDEX "FileComparison_filesId_key" ON "FileComparison"("filesId");

-- CreateIndex
CREATE INDEX "FileComparison_expiresAt_idx" ON "FileComparison"("expiresAt");

-- CreateIndex
CREATE INDEX "FileComparison_status_idx" ON "FileComparison"("status");
