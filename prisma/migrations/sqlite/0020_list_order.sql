-- CreateTable
CREATE TABLE "ContractIndex" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contractId" TEXT NOT NULL,
    "nameLatin" TEXT NOT NULL DEFAULT '',
    "nameCyrillic" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ContractIndex_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ListedPart" (
    "partId" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "uploadedAt" DATETIME NOT NULL,
    "contractType" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "nameLatin" TEXT NOT NULL,
    "nameCyrillic" TEXT NOT NULL,
    CONSTRAINT "ListedPart_partId_fkey" FOREIGN KEY ("partId") REFERENCES "Collaborator" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "ContractIndex_contractId_key" ON "ContractIndex"("contractId");

-- CreateIndex
CREATE UNIQUE INDEX "ListedPart_userId_contractId_key" ON "ListedPart"("userId", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_contractId_idx" ON "ListedPart"("contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_uploadedAt_contractId_idx" ON "ListedPart"("userId", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_contractType_uploadedAt_contractId_idx" ON "ListedPart"("userId", "contractType", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_status_uploadedAt_contractId_idx" ON "ListedPart"("userId", "status", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_contractType_status_uploadedAt_contractId_idx" ON "ListedPart"("userId", "contractType", "status", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_nameLatin_uploadedAt_contractId_idx" ON "ListedPart"("userId", "nameLatin", "uploadedAt", "contractId");

-- CreateIndex
CREATE INDEX "ListedPart_userId_nameCyrillic_uploadedAt_contractId_idx" ON "ListedPart"("userId", "nameCyrillic", "uploadedAt", "contractId");

-- What is there already
INSERT INTO "ContractIndex" ("contractId") SELECT "id" FROM "Contract" ORDER BY "uploadedAt", "id";
INSERT INTO "ListedPart" ("partId", "userId", "contractId", "uploadedAt", "contractType", "status", "nameLatin", "nameCyrillic") SELECT p."id", p."userId", c."id", p."contractUploadedAt", c."contractType", c."status", '', '' FROM "Collaborator" p JOIN "Contract" c ON c."id" = p."contractId";

-- Whoever writes a contract or a part writes these with it. A later migration that makes "Contract", "ContractIndex" or
-- "Collaborator" anew has to make their triggers anew.
CREATE TRIGGER "Contract_indexed" AFTER INSERT ON "Contract" BEGIN INSERT INTO "ContractIndex" ("contractId") VALUES (NEW."id"); END;
CREATE TRIGGER "Contract_renamed" AFTER UPDATE OF "name" ON "Contract" WHEN OLD."name" <> NEW."name" BEGIN UPDATE "ContractIndex" SET "nameLatin" = '', "nameCyrillic" = '' WHERE "contractId" = NEW."id"; END;
CREATE TRIGGER "Contract_relisted" AFTER UPDATE OF "contractType", "status" ON "Contract" WHEN OLD."contractType" <> NEW."contractType" OR OLD."status" <> NEW."status" BEGIN UPDATE "ListedPart" SET "contractType" = NEW."contractType", "status" = NEW."status" WHERE "contractId" = NEW."id"; END;
CREATE TRIGGER "ContractIndex_relisted" AFTER UPDATE OF "nameLatin", "nameCyrillic" ON "ContractIndex" WHEN OLD."nameLatin" <> NEW."nameLatin" OR OLD."nameCyrillic" <> NEW."nameCyrillic" BEGIN UPDATE "ListedPart" SET "nameLatin" = NEW."nameLatin", "nameCyrillic" = NEW."nameCyrillic" WHERE "contractId" = NEW."contractId"; END;
CREATE TRIGGER "Collaborator_listed" AFTER INSERT ON "Collaborator" BEGIN INSERT INTO "ListedPart" ("partId", "userId", "contractId", "uploadedAt", "contractType", "status", "nameLatin", "nameCyrillic") SELECT NEW."id", NEW."userId", c."id", NEW."contractUploadedAt", c."contractType", c."status", i."nameLatin", i."nameCyrillic" FROM "Contract" c JOIN "ContractIndex" i ON i."contractId" = c."id" WHERE c."id" = NEW."contractId"; END;
