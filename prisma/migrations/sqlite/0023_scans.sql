-- AlterTable
ALTER TABLE "Contract" ADD COLUMN "scannedPages" TEXT NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "ScannedPage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "words" TEXT,
    CONSTRAINT "ScannedPage_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UncertainWords" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "ranges" TEXT NOT NULL,
    CONSTRAINT "UncertainWords_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ScannedPage_contractId_page_key" ON "ScannedPage"("contractId", "page");

-- CreateIndex
CREATE UNIQUE INDEX "UncertainWords_versionId_key" ON "UncertainWords"("versionId");
