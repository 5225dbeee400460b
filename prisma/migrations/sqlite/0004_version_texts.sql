-- CreateTable
CREATE TABLE "VersionText" (
    "versionId" TEXT NOT NULL PRIMARY KEY,
    "answerBytes" INTEGER NOT NULL,
    "pages" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    CONSTRAINT "VersionText_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
