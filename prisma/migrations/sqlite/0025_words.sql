-- AlterTable
ALTER TABLE "ContractIndex" ADD COLUMN "wordRules" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "ContractIndex_wordRules_idx" ON "ContractIndex"("wordRules");

-- The index of words, which Prisma does not know (lib/contracts/word-index-store.ts). It keeps no text: made anew from
-- "searchText" at any time.
CREATE VIRTUAL TABLE "SearchWords" USING fts5("words", content='', contentless_delete=1, detail=none, prefix='3 4 5 6', tokenize='ascii');

CREATE TRIGGER "ContractIndex_forgotten" AFTER DELETE ON "ContractIndex" BEGIN DELETE FROM "SearchWords" WHERE "rowid" = OLD."id"; END;
