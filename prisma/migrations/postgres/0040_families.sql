-- Contract families: what contracts call themselves and others, which of them people confirmed to belong together, and which not.
-- Names are filled in by the background for contracts that are there already.

-- CreateTable
CREATE TABLE "PaperIdentity" (
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "numberKey" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "holdsFrom" TEXT NOT NULL,
    "quote" TEXT NOT NULL,

    CONSTRAINT "PaperIdentity_pkey" PRIMARY KEY ("contractId")
);

-- CreateTable
CREATE TABLE "PaperReference" (
    "contractId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "numberKey" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "quote" TEXT NOT NULL,

    CONSTRAINT "PaperReference_pkey" PRIMARY KEY ("contractId","place")
);

-- CreateTable
CREATE TABLE "ContractFamily" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContractFamily_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyMember" (
    "id" TEXT NOT NULL,
    "familyId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "parentId" TEXT,
    "holdsFrom" TEXT,
    "isSigned" BOOLEAN NOT NULL,
    "addedById" TEXT NOT NULL,
    "addedByName" TEXT NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FamilyMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotRelated" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "otherId" TEXT NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NotRelated_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaperIdentity_numberKey_contractId_idx" ON "PaperIdentity"("numberKey", "contractId");

-- CreateIndex
CREATE INDEX "PaperIdentity_day_contractId_idx" ON "PaperIdentity"("day", "contractId");

-- CreateIndex
CREATE INDEX "PaperReference_numberKey_contractId_idx" ON "PaperReference"("numberKey", "contractId");

-- CreateIndex
CREATE INDEX "PaperReference_day_contractId_idx" ON "PaperReference"("day", "contractId");

-- CreateIndex
CREATE UNIQUE INDEX "FamilyMember_contractId_key" ON "FamilyMember"("contractId");

-- CreateIndex
CREATE INDEX "FamilyMember_familyId_idx" ON "FamilyMember"("familyId");

-- CreateIndex
CREATE INDEX "NotRelated_otherId_idx" ON "NotRelated"("otherId");

-- CreateIndex
CREATE UNIQUE INDEX "NotRelated_contractId_otherId_key" ON "NotRelated"("contractId", "otherId");

-- AddForeignKey
ALTER TABLE "PaperIdentity" ADD CONSTRAINT "PaperIdentity_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperReference" ADD CONSTRAINT "PaperReference_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyMember" ADD CONSTRAINT "FamilyMember_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "ContractFamily"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyMember" ADD CONSTRAINT "FamilyMember_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotRelated" ADD CONSTRAINT "NotRelated_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotRelated" ADD CONSTRAINT "NotRelated_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;
