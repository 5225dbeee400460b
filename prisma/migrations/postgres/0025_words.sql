-- AlterTable
ALTER TABLE "ContractIndex" ADD COLUMN "wordRules" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "ContractIndex_wordRules_idx" ON "ContractIndex"("wordRules");

-- The index of words, which Prisma does not know (lib/contracts/word-index-store.ts). It is made anew from "searchText" at
-- any time.
CREATE TABLE "SearchWords" (
    "id" INTEGER NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "SearchWords_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SearchWords_id_fkey" FOREIGN KEY ("id") REFERENCES "ContractIndex"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "SearchWords_words_idx" ON "SearchWords" USING GIN ("words");
