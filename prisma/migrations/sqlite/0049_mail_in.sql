-- Mail that comes in, each taken once, and who fetches it.

-- CreateTable
CREATE TABLE "ReceivedMail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fileId" TEXT,
    "messageKey" TEXT,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "userId" TEXT,
    "sender" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "isCut" BOOLEAN NOT NULL DEFAULT false,
    "parts" TEXT NOT NULL DEFAULT '[]',
    "receivedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "ReceivedMail_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ReceivedMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lease" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "heldBy" TEXT NOT NULL,
    "heldUntil" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "ReceivedMail_messageKey_key" ON "ReceivedMail"("messageKey");

-- CreateIndex
CREATE INDEX "ReceivedMail_userId_receivedAt_idx" ON "ReceivedMail"("userId", "receivedAt");

-- CreateIndex
CREATE INDEX "ReceivedMail_state_receivedAt_idx" ON "ReceivedMail"("state", "receivedAt");

-- CreateIndex
CREATE INDEX "ReceivedMail_fileId_idx" ON "ReceivedMail"("fileId");
