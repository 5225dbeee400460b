-- Where the text of a version differs from what its file shows: words that nobody sees there, parts that were not read.

-- CreateTable
CREATE TABLE "ReadingGap" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "unseen" TEXT NOT NULL,
    "unread" TEXT NOT NULL,
    CONSTRAINT "ReadingGap_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ReadingGap_versionId_key" ON "ReadingGap"("versionId");
