-- AlterTable
ALTER TABLE "Contract" ADD COLUMN "signedOn" TEXT;
ALTER TABLE "Contract" ADD COLUMN "signedBy" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "SignedCopy" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "signedOn" TEXT NOT NULL,
    "signedBy" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'processing',
    "statusMessage" TEXT,
    "comparison" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdByName" TEXT NOT NULL,
    "reopenedAt" DATETIME,
    "reopenedByName" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "SignedCopy_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignedFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "copyId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "fileId" TEXT,
    "fileName" TEXT NOT NULL,
    CONSTRAINT "SignedFile_copyId_fkey" FOREIGN KEY ("copyId") REFERENCES "SignedCopy" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SignedFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SignedCopy_contractId_createdAt_idx" ON "SignedCopy"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "SignedFile_copyId_place_idx" ON "SignedFile"("copyId", "place");

-- CreateIndex
CREATE INDEX "SignedFile_fileId_idx" ON "SignedFile"("fileId");
