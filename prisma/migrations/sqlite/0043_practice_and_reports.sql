-- Signed contracts by their day, and rounds by theirs.
-- CreateIndex
CREATE INDEX "Contract_signedOn_id_idx" ON "Contract"("signedOn", "id");

-- CreateIndex
CREATE INDEX "Round_createdAt_id_idx" ON "Round"("createdAt", "id");
