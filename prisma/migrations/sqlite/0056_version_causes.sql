-- Why each version exists, and how much it changed of the one before.

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "cause" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "causeNote" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "insertedWords" INTEGER;

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "deletedWords" INTEGER;

-- AlterTable
ALTER TABLE "ContractVersion" ADD COLUMN "changedParagraphs" INTEGER;
