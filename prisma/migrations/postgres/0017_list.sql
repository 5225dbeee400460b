-- AlterTable
ALTER TABLE "Contract" ADD COLUMN "deletedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "TrashedPart" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "contractUploadedAt" TIMESTAMP(3) NOT NULL,
    "storedBytes" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "TrashedPart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContractLabel" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "ContractLabel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Contract_deletedAt_idx" ON "Contract"("deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "TrashedPart_contractId_userId_key" ON "TrashedPart"("contractId", "userId");

-- CreateIndex
CREATE INDEX "TrashedPart_userId_role_idx" ON "TrashedPart"("userId", "role");

-- CreateIndex
CREATE UNIQUE INDEX "ContractLabel_userId_contractId_name_key" ON "ContractLabel"("userId", "contractId", "name");

-- CreateIndex
CREATE INDEX "ContractLabel_userId_name_idx" ON "ContractLabel"("userId", "name");

-- CreateIndex
CREATE INDEX "ContractLabel_contractId_idx" ON "ContractLabel"("contractId");

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_userId_name_key" ON "SavedView"("userId", "name");

-- AddForeignKey
ALTER TABLE "TrashedPart" ADD CONSTRAINT "TrashedPart_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrashedPart" ADD CONSTRAINT "TrashedPart_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContractLabel" ADD CONSTRAINT "ContractLabel_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContractLabel" ADD CONSTRAINT "ContractLabel_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
