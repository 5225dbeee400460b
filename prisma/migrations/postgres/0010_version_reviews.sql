-- CreateTable
CREATE TABLE "VersionReview" (
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "review" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VersionReview_pkey" PRIMARY KEY ("versionId")
);

-- AddForeignKey
ALTER TABLE "VersionReview" ADD CONSTRAINT "VersionReview_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
