-- Mail that comes in, each taken once, and who fetches it.

-- CreateTable
CREATE TABLE "ReceivedMail" (
    "id" TEXT NOT NULL,
    "fileId" TEXT,
    "messageKey" TEXT,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "userId" TEXT,
    "sender" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "isCut" BOOLEAN NOT NULL DEFAULT false,
    "parts" TEXT NOT NULL DEFAULT '[]',
    "receivedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "ReceivedMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lease" (
    "id" TEXT NOT NULL,
    "heldBy" TEXT NOT NULL,
    "heldUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReceivedMail_messageKey_key" ON "ReceivedMail"("messageKey");

-- CreateIndex
CREATE INDEX "ReceivedMail_userId_receivedAt_idx" ON "ReceivedMail"("userId", "receivedAt");

-- CreateIndex
CREATE INDEX "ReceivedMail_state_receivedAt_idx" ON "ReceivedMail"("state", "receivedAt");

-- CreateIndex
CREATE INDEX "ReceivedMail_fileId_idx" ON "ReceivedMail"("fileId");

-- AddForeignKey
ALTER TABLE "ReceivedMail" ADD CONSTRAINT "ReceivedMail_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReceivedMail" ADD CONSTRAINT "ReceivedMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
