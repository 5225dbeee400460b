-- CreateTable
CREATE TABLE "KeptExchange" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "request" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "KeptExchange_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "KeptExchange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "KeptExchange_contractId_userId_createdAt_idx" ON "KeptExchange"("contractId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "KeptExchange_userId_idx" ON "KeptExchange"("userId");
