-- AlterTable
ALTER TABLE "Contract" ADD COLUMN "scannedPages" TEXT NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "ScannedPage" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "words" TEXT,

    CONSTRAINT "ScannedPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UncertainWords" (
    "id" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "ranges" TEXT NOT NULL,

    CONSTRAINT "UncertainWords_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ScannedPage_contractId_page_key" ON "ScannedPage"("contractId", "page");

-- CreateIndex
CREATE UNIQUE INDEX "UncertainWords_versionId_key" ON "UncertainWords"("versionId");

-- AddForeignKey
ALTER TABLE "ScannedPage" ADD CONSTRAINT "ScannedPage_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UncertainWords" ADD CONSTRAINT "UncertainWords_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
