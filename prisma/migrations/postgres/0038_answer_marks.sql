-- How out-of-date and missing answers are found among many, quotes of verdicts, and clauses that others change.

-- What is judged is judged again when it is next shown, with its quotes.
DELETE FROM "BookVerdicts";

ALTER TABLE "BookVerdicts" ADD COLUMN "quotes" TEXT NOT NULL DEFAULT '{}';
ALTER TABLE "AnswerWord" ADD COLUMN "isAmended" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "ContractAnswers" ADD COLUMN "amended" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "ContractAnswers" ADD COLUMN "isOld" BOOLEAN NOT NULL DEFAULT false;

UPDATE "ContractAnswers" SET "isOld" = true
WHERE EXISTS (SELECT 1 FROM "Contract" c WHERE c."id" = "ContractAnswers"."contractId" AND c."currentVersionId" IS DISTINCT FROM "ContractAnswers"."versionId");

-- CreateIndex
CREATE INDEX "ContractAnswers_isOld_contractId_idx" ON "ContractAnswers"("isOld", "contractId");

-- CreateIndex
CREATE INDEX "AnswerIndex_column_state_shown_contractId_idx" ON "AnswerIndex"("column", "state", "shown", "contractId");

-- Whoever makes another version the current one says so here.
CREATE FUNCTION "Contract_answered"() RETURNS trigger AS $$ BEGIN UPDATE "ContractAnswers" SET "isOld" = ("versionId" IS DISTINCT FROM NEW."currentVersionId") WHERE "contractId" = NEW."id"; RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "Contract_answered" AFTER UPDATE OF "currentVersionId" ON "Contract" FOR EACH ROW WHEN (OLD."currentVersionId" IS DISTINCT FROM NEW."currentVersionId") EXECUTE FUNCTION "Contract_answered"();
