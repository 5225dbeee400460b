-- AlterTable
ALTER TABLE "RoundDecision" ADD COLUMN "counter" TEXT;
