-- AlterTable
ALTER TABLE "ContractIndex" ADD COLUMN "wordRules" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "ContractIndex_wordRules_idx" ON "ContractIndex"("wordRules");

-- The index of words, which Prisma does not know (lib/contracts/word-index-store.ts). It keeps no text: made anew from
-- "searchText" at any time. What a word begins with has entries of its own: the look for a beginning without them goes
-- through everything that has it, for each contract that is asked about.
CREATE VIRTUAL TABLE "SearchWords" USING fts5("words", content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6 7 8 9 10 11 12 13', tokenize='ascii');

CREATE TRIGGER "ContractIndex_forgotten" AFTER DELETE ON "ContractIndex" BEGIN DELETE FROM "SearchWords" WHERE "rowid" = OLD."id"; END;
