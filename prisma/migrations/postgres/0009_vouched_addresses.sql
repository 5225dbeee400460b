-- AlterTable
ALTER TABLE "User" ADD COLUMN "emailVouchedAt" TIMESTAMP(3);
