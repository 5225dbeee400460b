-- Contract families: what contracts call themselves and others, which of them people confirmed to belong together, and which not.
-- Names are filled in by the background for contracts that are there already.

-- CreateTable
CREATE TABLE "PaperIdentity" (
    "contractId" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "numberKey" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "holdsFrom" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    CONSTRAINT "PaperIdentity_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PaperReference" (
    "contractId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "numberKey" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "quote" TEXT NOT NULL,

    PRIMARY KEY ("contractId", "place"),
    CONSTRAINT "PaperReference_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContractFamily" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "FamilyMember" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "familyId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "parentId" TEXT,
    "holdsFrom" TEXT,
    "isSigned" BOOLEAN NOT NULL,
    "addedById" TEXT NOT NULL,
    "addedByName" TEXT NOT NULL,
    "addedAt" DATETIME NOT NULL,
    CONSTRAINT "FamilyMember_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "ContractFamily" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FamilyMember_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NotRelated" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "otherId" TEXT NOT NULL,
    "byName" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "NotRelated_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NotRelated_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
