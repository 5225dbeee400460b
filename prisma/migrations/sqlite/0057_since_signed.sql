-- What contracts refer to, what of it is watched, and the yearly check-up of signed contracts.

-- AlterTable
ALTER TABLE "ReminderSettings" ADD COLUMN "isCheckUpOn" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "ReminderSettings" ADD COLUMN "checkUpDay" TEXT NOT NULL DEFAULT '01-15';

-- CreateTable
CREATE TABLE "ContractReferences" (
    "contractId" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "rules" INTEGER NOT NULL,
    "found" TEXT NOT NULL,
    CONSTRAINT "ContractReferences_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WatchedReference" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "changes" TEXT NOT NULL DEFAULT '[]',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "WatchedReference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CheckUp" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CheckUp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "WatchedReference_key_idx" ON "WatchedReference"("key");

-- CreateIndex
CREATE UNIQUE INDEX "WatchedReference_userId_key_key" ON "WatchedReference"("userId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "CheckUp_userId_year_key" ON "CheckUp"("userId", "year");
