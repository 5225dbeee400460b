-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN     "carrier" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "expiresAt" TIMESTAMP(3),
ADD COLUMN     "failedAt" TIMESTAMP(3),
ADD COLUMN     "failures" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "linkHash" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "EmailVerification" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "EmailVerification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "EmailVerification_tokenHash_key" ON "EmailVerification"("tokenHash");

-- CreateIndex
CREATE INDEX "EmailVerification_userId_idx" ON "EmailVerification"("userId");

-- CreateIndex
CREATE INDEX "OutgoingMail_createdAt_id_idx" ON "OutgoingMail"("createdAt", "id");

-- CreateIndex
CREATE INDEX "OutgoingMail_linkHash_idx" ON "OutgoingMail"("linkHash");

-- CreateIndex
CREATE INDEX "OutgoingMail_expiresAt_idx" ON "OutgoingMail"("expiresAt");

-- AddForeignKey
ALTER TABLE "EmailVerification" ADD CONSTRAINT "EmailVerification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "copyHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_copyHash_key" ON "Invitation"("copyHash");

-- A link from before was mailed and copied alike, so it proves no address.
UPDATE "Invitation" SET "copyHash" = "tokenHash";

-- Who is here already counts as proven.
UPDATE "User" SET "emailVerifiedAt" = "createdAt";
