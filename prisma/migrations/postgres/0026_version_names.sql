-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "name" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ContractVersion" ADD COLUMN "note" TEXT NOT NULL DEFAULT '';
