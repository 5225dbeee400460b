-- CreateIndex
CREATE INDEX "ListedPart_type_nameLatin_idx" ON "ListedPart"("userId", "contractType", "nameLatin", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_type_nameCyrillic_idx" ON "ListedPart"("userId", "contractType", "nameCyrillic", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_status_nameLatin_uploadedAt_contractId_idx" ON "ListedPart"("userId", "status", "nameLatin", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_status_nameCyrillic_uploadedAt_contractId_idx" ON "ListedPart"("userId", "status", "nameCyrillic", "uploadedAt", "contractId");
