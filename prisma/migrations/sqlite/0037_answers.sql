-- The table of answers over all contracts: a row for each contract, an index of what it is ordered by, what people say of
-- cells, verdicts, questions, fields and views. The background fills it in for contracts that are there already.

-- CreateTable
CREATE TABLE "ContractAnswers" (
    "contractId" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "cells" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "quotes" TEXT NOT NULL,
    CONSTRAINT "ContractAnswers_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AnswerIndex" (
    "contractId" TEXT NOT NULL,
    "column" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "number" REAL NOT NULL,
    "state" TEXT NOT NULL,
    "shown" TEXT NOT NULL,

    PRIMARY KEY ("contractId", "column"),
    CONSTRAINT "AnswerIndex_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AnswerWord" (
    "id" TEXT NOT NULL PRIMARY KEY,
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
    "at" DATETIME NOT NULL,
    "withdrawnAt" DATETIME,
    "withdrawnByName" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "AnswerWord_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BookVerdicts" (
    "bookId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "versionId" TEXT NOT NULL,
    "contractType" TEXT NOT NULL,
    "cells" TEXT NOT NULL,

    PRIMARY KEY ("bookId", "contractId"),
    CONSTRAINT "BookVerdicts_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "PositionBook" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BookVerdicts_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AskedQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "AskedQuestion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "QuestionAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "questionId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    CONSTRAINT "QuestionAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "AskedQuestion" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "QuestionAnswer_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CustomField" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CustomField_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FieldValue" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fieldId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    CONSTRAINT "FieldValue_fieldId_fkey" FOREIGN KEY ("fieldId") REFERENCES "CustomField" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FieldValue_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AnswerView" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "AnswerView_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AnswerViewReader" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "viewId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "AnswerViewReader_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "AnswerView" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AnswerViewReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
