-- CreateTable
CREATE TABLE "VersionText" (
    "versionId" TEXT NOT NULL,
    "answerBytes" INTEGER NOT NULL,
    "pages" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "VersionText_pkey" PRIMARY KEY ("versionId")
);

-- AddForeignKey
ALTER TABLE "VersionText" ADD CONSTRAINT "VersionText_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
