-- Accounts and teams that a directory keeps by SCIM, and accounts that open to nobody.

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "deactivatedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "ScimUser" (
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "userNameKey" TEXT NOT NULL,
    "externalId" TEXT,
    "givenName" TEXT NOT NULL DEFAULT '',
    "familyName" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ScimUser_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ScimGroup" (
    "teamId" TEXT NOT NULL,
    "externalId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ScimGroup_pkey" PRIMARY KEY ("teamId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ScimUser_userNameKey_key" ON "ScimUser"("userNameKey");

-- CreateIndex
CREATE INDEX "ScimUser_createdAt_userId_idx" ON "ScimUser"("createdAt", "userId");

-- CreateIndex
CREATE INDEX "ScimUser_externalId_idx" ON "ScimUser"("externalId");

-- CreateIndex
CREATE INDEX "ScimGroup_createdAt_teamId_idx" ON "ScimGroup"("createdAt", "teamId");

-- AddForeignKey
ALTER TABLE "ScimUser" ADD CONSTRAINT "ScimUser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScimGroup" ADD CONSTRAINT "ScimGroup_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
