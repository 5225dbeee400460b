-- CreateTable
CREATE TABLE "NoticeLetter" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "deadlineId" TEXT,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "quote" TEXT NOT NULL DEFAULT '',
    "quoteNumber" TEXT NOT NULL DEFAULT '',
    "quotedContractId" TEXT,
    "responsibleName" TEXT NOT NULL DEFAULT '',
    "facts" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL DEFAULT '',
    "safeOn" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdByName" TEXT NOT NULL,
    "sentHow" TEXT NOT NULL DEFAULT '',
    "sentWay" TEXT NOT NULL DEFAULT '',
    "sentTo" TEXT NOT NULL DEFAULT '',
    "sentOn" TEXT NOT NULL DEFAULT '',
    "tracking" TEXT NOT NULL DEFAULT '',
    "sentAt" TIMESTAMP(3),
    "sentByName" TEXT NOT NULL DEFAULT '',
    "mailedFileId" TEXT,

    CONSTRAINT "NoticeLetter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeProof" (
    "id" TEXT NOT NULL,
    "noticeId" TEXT NOT NULL,
    "fileId" TEXT,
    "fileName" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "addedByName" TEXT NOT NULL,

    CONSTRAINT "NoticeProof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NoticeLetter_contractId_createdAt_idx" ON "NoticeLetter"("contractId", "createdAt");

-- CreateIndex
CREATE INDEX "NoticeLetter_deadlineId_idx" ON "NoticeLetter"("deadlineId");

-- CreateIndex
CREATE INDEX "NoticeLetter_mailedFileId_idx" ON "NoticeLetter"("mailedFileId");

-- CreateIndex
CREATE INDEX "NoticeProof_noticeId_createdAt_idx" ON "NoticeProof"("noticeId", "createdAt");

-- CreateIndex
CREATE INDEX "NoticeProof_fileId_idx" ON "NoticeProof"("fileId");

-- AddForeignKey
ALTER TABLE "NoticeLetter" ADD CONSTRAINT "NoticeLetter_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeLetter" ADD CONSTRAINT "NoticeLetter_deadlineId_fkey" FOREIGN KEY ("deadlineId") REFERENCES "Deadline"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeLetter" ADD CONSTRAINT "NoticeLetter_mailedFileId_fkey" FOREIGN KEY ("mailedFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeProof" ADD CONSTRAINT "NoticeProof_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "NoticeLetter"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeProof" ADD CONSTRAINT "NoticeProof_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;
