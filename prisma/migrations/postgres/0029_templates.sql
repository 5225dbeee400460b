-- CreateTable
CREATE TABLE "ContractTemplate" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "fields" TEXT,
    "isSaved" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ContractTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContractTemplate_contractId_key" ON "ContractTemplate"("contractId");

-- AddForeignKey
ALTER TABLE "ContractTemplate" ADD CONSTRAINT "ContractTemplate_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What may have fields already; its text is read when it is listed
INSERT INTO "ContractTemplate" ("id", "contractId") SELECT "id", "id" FROM "Contract" WHERE position('{{' in "searchText") > 0;
