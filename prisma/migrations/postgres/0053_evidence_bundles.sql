-- Evidence bundles, and the hashes that went out in them.

-- CreateTable
CREATE TABLE "EvidenceBundle" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdById" TEXT NOT NULL,
    "createdByName" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "comments" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "pieces" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "fileCount" INTEGER NOT NULL DEFAULT 0,
    "sizeBytes" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "sha256" TEXT NOT NULL DEFAULT '',
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EvidenceBundle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedHash" (
    "id" TEXT NOT NULL,
    "bundleId" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "IssuedHash_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EvidenceBundle_contractId_createdAt_idx" ON "EvidenceBundle"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "EvidenceBundle_status_endsAt_idx" ON "EvidenceBundle"("status", "endsAt");

-- CreateIndex
CREATE INDEX "IssuedHash_sha256_idx" ON "IssuedHash"("sha256");

-- CreateIndex
CREATE INDEX "IssuedHash_bundleId_idx" ON "IssuedHash"("bundleId");

-- AddForeignKey
ALTER TABLE "EvidenceBundle" ADD CONSTRAINT "EvidenceBundle_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;
