-- CreateTable
CREATE TABLE "ContractTemplate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "fields" TEXT,
    "isSaved" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "ContractTemplate_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ContractTemplate_contractId_key" ON "ContractTemplate"("contractId");

-- What may have fields already; its text is read when it is listed
INSERT INTO "ContractTemplate" ("id", "contractId") SELECT "id", "id" FROM "Contract" WHERE instr("searchText", '{{') > 0;
