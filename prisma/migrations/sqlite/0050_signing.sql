-- Contracts that are sent for signature to a service elsewhere.

-- CreateTable
CREATE TABLE "SigningRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL DEFAULT '',
    "provider" TEXT NOT NULL,
    "baseUrl" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "problem" TEXT NOT NULL DEFAULT '',
    "remoteId" TEXT,
    "signers" TEXT NOT NULL,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT,
    "createdByName" TEXT NOT NULL,
    "sentAt" DATETIME,
    "askedAt" DATETIME,
    "nextAt" DATETIME,
    "endedAt" DATETIME,
    "signedId" TEXT,
    CONSTRAINT "SigningRequest_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SigningRequest_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SigningRequest_contractId_createdAt_idx" ON "SigningRequest"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "SigningRequest_createdById_idx" ON "SigningRequest"("createdById");
