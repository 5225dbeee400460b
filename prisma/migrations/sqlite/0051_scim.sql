-- Accounts and teams that a directory keeps by SCIM, and accounts that open to nobody.

-- AlterTable
ALTER TABLE "User" ADD COLUMN "deactivatedAt" DATETIME;

-- CreateTable
CREATE TABLE "ScimUser" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "userName" TEXT NOT NULL,
    "userNameKey" TEXT NOT NULL,
    "externalId" TEXT,
    "givenName" TEXT NOT NULL DEFAULT '',
    "familyName" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ScimUser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ScimGroup" (
    "teamId" TEXT NOT NULL PRIMARY KEY,
    "externalId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ScimGroup_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ScimUser_userNameKey_key" ON "ScimUser"("userNameKey");

-- CreateIndex
CREATE INDEX "ScimUser_createdAt_userId_idx" ON "ScimUser"("createdAt", "userId");

-- CreateIndex
CREATE INDEX "ScimUser_externalId_idx" ON "ScimUser"("externalId");

-- CreateIndex
CREATE INDEX "ScimGroup_createdAt_teamId_idx" ON "ScimGroup"("createdAt", "teamId");
