-- What was read with doubt from paper: where it stands on the page, and who confirmed it.

-- AlterTable
ALTER TABLE "UncertainWords" ADD COLUMN "strips" TEXT;

-- CreateTable
CREATE TABLE "ConfirmedWord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "word" INTEGER NOT NULL,
    "confirmedAt" DATETIME NOT NULL,
    "confirmedById" TEXT,
    "confirmedByName" TEXT NOT NULL,
    CONSTRAINT "ConfirmedWord_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ConfirmedWord_contractId_word_key" ON "ConfirmedWord"("contractId", "word");
