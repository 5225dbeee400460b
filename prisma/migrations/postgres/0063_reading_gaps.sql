-- Where the text of a version differs from what its file shows: words that nobody sees there, parts that were not read.

-- CreateTable
CREATE TABLE "ReadingGap" (
    "id" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "unseen" TEXT NOT NULL,
    "unread" TEXT NOT NULL,

    CONSTRAINT "ReadingGap_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReadingGap_versionId_key" ON "ReadingGap"("versionId");

-- AddForeignKey
ALTER TABLE "ReadingGap" ADD CONSTRAINT "ReadingGap_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
