-- A keyed request is claimed before its work begins.
ALTER TABLE "IdempotencyKey" ADD COLUMN "holder" TEXT NOT NULL DEFAULT '';
ALTER TABLE "IdempotencyKey" ADD COLUMN "leaseUntil" TIMESTAMP(3);

-- Browsers that signed in before a password was changed are strangers.
ALTER TABLE "User" ADD COLUMN "passwordChangedAt" TIMESTAMP(3);
