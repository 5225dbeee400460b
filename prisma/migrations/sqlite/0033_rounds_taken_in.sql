-- The newest files that somebody took in, whatever their number
-- DropIndex
DROP INDEX "Round_createdById_idx";

-- CreateIndex
CREATE INDEX "Round_createdById_createdAt_idx" ON "Round"("createdById", "createdAt");
