-- Webhooks, what they are told of, and the log of deliveries. Dates that are past already don't fall due again.

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "oldSecret" TEXT,
    "oldSecretEndsAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "disabledAt" DATETIME,
    "disabledBecause" TEXT NOT NULL DEFAULT '',
    "failingSince" DATETIME,
    CONSTRAINT "Webhook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WebhookEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "batchId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "audience" TEXT
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "webhookId" TEXT NOT NULL,
    "eventId" TEXT,
    "contractId" TEXT,
    "type" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "isOfGone" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "turn" INTEGER NOT NULL DEFAULT 1,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME,
    "lastAt" DATETIME,
    "lastStatus" INTEGER,
    "lastFailure" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Deadline" ADD COLUMN "dueNotedFor" TEXT NOT NULL DEFAULT '';

UPDATE "Deadline" SET "dueNotedFor" = "date" WHERE "date" <= date('now');

-- CreateIndex
CREATE INDEX "Webhook_userId_createdAt_idx" ON "Webhook"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "WebhookEvent_batchId_idx" ON "WebhookEvent"("batchId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_createdAt_id_idx" ON "WebhookDelivery"("webhookId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_state_idx" ON "WebhookDelivery"("webhookId", "state");

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_webhookId_eventId_key" ON "WebhookDelivery"("webhookId", "eventId");
