-- CreateTable
CREATE TABLE "TopicFinding" (
    "id" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "finding" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TopicFinding_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TopicFinding_versionId_idx" ON "TopicFinding"("versionId");

-- AddForeignKey
ALTER TABLE "TopicFinding" ADD CONSTRAINT "TopicFinding_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ContractVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
