-- The table of answers over all contracts: a row for each contract, an index of what it is ordered by, what people say of
-- cells, verdicts, questions, fields and views. The background fills it in for contracts that are there already.

-- CreateTable
CREATE TABLE "ContractAnswers" (
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "cells" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "quotes" TEXT NOT NULL,

    CONSTRAINT "ContractAnswers_pkey" PRIMARY KEY ("contractId")
);

-- CreateTable
CREATE TABLE "AnswerIndex" (
    "contractId" TEXT NOT NULL,
    "column" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "number" DOUBLE PRECISION NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL,
    "shown" TEXT NOT NULL,

    CONSTRAINT "AnswerIndex_pkey" PRIMARY KEY ("contractId","column")
);

-- CreateTable
CREATE TABLE "AnswerWord" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "versionNumber" INTEGER NOT NULL,
    "value" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "quote" TEXT NOT NULL DEFAULT '',
    "byUserId" TEXT NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "withdrawnAt" TIMESTAMP(3),
    "withdrawnByName" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AnswerWord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BookVerdicts" (
    "bookId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "versionId" TEXT NOT NULL,
    "contractType" TEXT NOT NULL,
    "cells" TEXT NOT NULL,

    CONSTRAINT "BookVerdicts_pkey" PRIMARY KEY ("bookId","contractId")
);

-- CreateTable
CREATE TABLE "AskedQuestion" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AskedQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionAnswer" (
    "id" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "QuestionAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomField" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CustomField_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FieldValue" (
    "id" TEXT NOT NULL,
    "fieldId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "FieldValue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnswerView" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AnswerView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnswerViewReader" (
    "id" TEXT NOT NULL,
    "viewId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnswerViewReader_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContractAnswers_rules_idx" ON "ContractAnswers"("rules");

-- CreateIndex
CREATE INDEX "AnswerIndex_column_text_number_contractId_idx" ON "AnswerIndex"("column", "text", "number", "contractId");

-- CreateIndex
CREATE INDEX "AnswerWord_contractId_column_at_idx" ON "AnswerWord"("contractId", "column", "at");

-- CreateIndex
CREATE INDEX "AnswerWord_column_kind_contractId_idx" ON "AnswerWord"("column", "kind", "contractId");

-- CreateIndex
CREATE INDEX "BookVerdicts_contractId_idx" ON "BookVerdicts"("contractId");

-- CreateIndex
CREATE INDEX "AskedQuestion_userId_createdAt_idx" ON "AskedQuestion"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "QuestionAnswer_contractId_idx" ON "QuestionAnswer"("contractId");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionAnswer_questionId_contractId_key" ON "QuestionAnswer"("questionId", "contractId");

-- CreateIndex
CREATE INDEX "CustomField_ownerId_createdAt_idx" ON "CustomField"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "FieldValue_contractId_idx" ON "FieldValue"("contractId");

-- CreateIndex
CREATE UNIQUE INDEX "FieldValue_fieldId_contractId_key" ON "FieldValue"("fieldId", "contractId");

-- CreateIndex
CREATE INDEX "AnswerView_ownerId_createdAt_idx" ON "AnswerView"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "AnswerViewReader_userId_idx" ON "AnswerViewReader"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AnswerViewReader_viewId_userId_key" ON "AnswerViewReader"("viewId", "userId");

-- AddForeignKey
ALTER TABLE "ContractAnswers" ADD CONSTRAINT "ContractAnswers_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerIndex" ADD CONSTRAINT "AnswerIndex_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerWord" ADD CONSTRAINT "AnswerWord_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BookVerdicts" ADD CONSTRAINT "BookVerdicts_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "PositionBook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BookVerdicts" ADD CONSTRAINT "BookVerdicts_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AskedQuestion" ADD CONSTRAINT "AskedQuestion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionAnswer" ADD CONSTRAINT "QuestionAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "AskedQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionAnswer" ADD CONSTRAINT "QuestionAnswer_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomField" ADD CONSTRAINT "CustomField_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FieldValue" ADD CONSTRAINT "FieldValue_fieldId_fkey" FOREIGN KEY ("fieldId") REFERENCES "CustomField"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FieldValue" ADD CONSTRAINT "FieldValue_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerView" ADD CONSTRAINT "AnswerView_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerViewReader" ADD CONSTRAINT "AnswerViewReader_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "AnswerView"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerViewReader" ADD CONSTRAINT "AnswerViewReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
