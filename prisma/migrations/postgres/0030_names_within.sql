-- Names forwards, those alike newest first, and the same backwards
-- DropIndex
DROP INDEX "ListedPart_userId_nameLatin_uploadedAt_contractId_idx";

-- DropIndex
DROP INDEX "ListedPart_userId_nameCyrillic_uploadedAt_contractId_idx";

-- CreateIndex
CREATE INDEX "ListedPart_userId_nameLatin_uploadedAt_contractId_idx" ON "ListedPart"("userId", "nameLatin", "uploadedAt" DESC, "contractId" DESC);

-- CreateIndex
CREATE INDEX "ListedPart_userId_nameCyrillic_uploadedAt_contractId_idx" ON "ListedPart"("userId", "nameCyrillic", "uploadedAt" DESC, "contractId" DESC);

-- CreateIndex
CREATE INDEX "ListedPart_type_nameLatin_idx" ON "ListedPart"("userId", "contractType", "nameLatin", "uploadedAt" DESC, "contractId" DESC);

-- CreateIndex
CREATE INDEX "ListedPart_type_nameCyrillic_idx" ON "ListedPart"("userId", "contractType", "nameCyrillic", "uploadedAt" DESC, "contractId" DESC);

-- CreateIndex
CREATE INDEX "ListedPart_userId_status_nameLatin_uploadedAt_contractId_idx" ON "ListedPart"("userId", "status", "nameLatin", "uploadedAt" DESC, "contractId" DESC);

-- CreateIndex
CREATE INDEX "ListedPart_userId_status_nameCyrillic_uploadedAt_contractId_idx" ON "ListedPart"("userId", "status", "nameCyrillic", "uploadedAt" DESC, "contractId" DESC);
