-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN "sha256" TEXT;

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "chain" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL DEFAULT '',
    "action" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '{}',
    "address" TEXT NOT NULL DEFAULT '',
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "AuditChain" (
    "chain" TEXT NOT NULL PRIMARY KEY,
    "lastSequence" INTEGER NOT NULL DEFAULT 0,
    "lastHash" TEXT NOT NULL DEFAULT ''
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" DATETIME NOT NULL
);

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "hash" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "lastSeenAt" DATETIME;

-- AlterTable
ALTER TABLE "Suggestion" ADD COLUMN "check" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Suggestion" ADD COLUMN "values" TEXT NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "User" ADD COLUMN "builtInEngineOnly" BOOLEAN NOT NULL DEFAULT false;


-- CreateIndex
CREATE INDEX "AuditEvent_chain_at_idx" ON "AuditEvent"("chain", "at");

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_idx" ON "AuditEvent"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "AuditEvent_chain_sequence_key" ON "AuditEvent"("chain", "sequence");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");
