-- Links by which the other side opens what was sent to them, without an account.

-- AlterTable
ALTER TABLE "Round" ADD COLUMN "guestLinkId" TEXT;

-- CreateTable
CREATE TABLE "GuestLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "roundId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "codeHash" TEXT,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT,
    "createdByName" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "lastVisitAt" DATETIME,
    CONSTRAINT "GuestLink_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GuestLink_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "GuestLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "GuestLink_tokenHash_key" ON "GuestLink"("tokenHash");

-- CreateIndex
CREATE INDEX "GuestLink_roundId_createdAt_idx" ON "GuestLink"("roundId", "createdAt");

-- CreateIndex
CREATE INDEX "GuestLink_contractId_idx" ON "GuestLink"("contractId");

-- CreateIndex
CREATE INDEX "GuestLink_createdById_idx" ON "GuestLink"("createdById");
