-- AlterTable
ALTER TABLE "User" ADD COLUMN "emailVouchedAt" DATETIME;
