-- What a version in two languages says differently in them.

-- CreateTable
CREATE TABLE "VersionLanguages" (
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "isBilingual" BOOLEAN NOT NULL,
    "reading" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VersionLanguages_pkey" PRIMARY KEY ("versionId")
);

-- AddForeignKey
ALTER TABLE "VersionLanguages" ADD CONSTRAINT "VersionLanguages_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
