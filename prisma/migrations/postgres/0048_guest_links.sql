-- Links by which the other side opens what was sent to them, without an account.

-- AlterTable
ALTER TABLE "Round" ADD COLUMN     "guestLinkId" TEXT;

-- CreateTable
CREATE TABLE "GuestLink" (
    "id" TEXT NOT NULL,
    "roundId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "codeHash" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdById" TEXT,
    "createdByName" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "visits" INTEGER NOT NULL DEFAULT 0,
    "lastVisitAt" TIMESTAMP(3),

    CONSTRAINT "GuestLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "GuestLink_tokenHash_key" ON "GuestLink"("tokenHash");

-- CreateIndex
CREATE INDEX "GuestLink_roundId_createdAt_idx" ON "GuestLink"("roundId", "createdAt");

-- CreateIndex
CREATE INDEX "GuestLink_contractId_idx" ON "GuestLink"("contractId");

-- CreateIndex
CREATE INDEX "GuestLink_createdById_idx" ON "GuestLink"("createdById");

-- AddForeignKey
ALTER TABLE "GuestLink" ADD CONSTRAINT "GuestLink_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuestLink" ADD CONSTRAINT "GuestLink_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GuestLink" ADD CONSTRAINT "GuestLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
