-- AlterTable
ALTER TABLE "Comment" ADD COLUMN "roundId" TEXT REFERENCES "Round" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Comment" ADD COLUMN "parentId" TEXT;

-- CreateIndex
CREATE INDEX "Comment_roundId_idx" ON "Comment"("roundId");
