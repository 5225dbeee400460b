-- AlterTable
ALTER TABLE "Comment" ADD COLUMN     "parentId" TEXT,
ADD COLUMN     "roundId" TEXT;

-- CreateIndex
CREATE INDEX "Comment_roundId_idx" ON "Comment"("roundId");

-- AddForeignKey
ALTER TABLE "Comment" ADD CONSTRAINT "Comment_roundId_fkey" FOREIGN KEY ("roundId") REFERENCES "Round"("id") ON DELETE SET NULL ON UPDATE CASCADE;
