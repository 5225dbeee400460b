-- CreateTable
CREATE TABLE "ContractIndex" (
    "id" SERIAL NOT NULL,
    "contractId" TEXT NOT NULL,
    "nameLatin" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "nameCyrillic" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "ContractIndex_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ListedPart" (
    "partId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "uploadedAt" TIMESTAMP(3) NOT NULL,
    "contractType" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL,
    "nameLatin" TEXT COLLATE "C" NOT NULL,
    "nameCyrillic" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ListedPart_pkey" PRIMARY KEY ("partId")
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

-- AddForeignKey
ALTER TABLE "ContractIndex" ADD CONSTRAINT "ContractIndex_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListedPart" ADD CONSTRAINT "ListedPart_partId_fkey" FOREIGN KEY ("partId") REFERENCES "Collaborator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is there already
INSERT INTO "ContractIndex" ("contractId") SELECT "id" FROM "Contract" ORDER BY "uploadedAt", "id";
INSERT INTO "ListedPart" ("partId", "userId", "contractId", "uploadedAt", "contractType", "status", "nameLatin", "nameCyrillic") SELECT p."id", p."userId", c."id", p."contractUploadedAt", c."contractType", c."status", '', '' FROM "Collaborator" p JOIN "Contract" c ON c."id" = p."contractId";

-- Whoever writes a contract or a part writes these with it.
CREATE FUNCTION "Contract_indexed"() RETURNS trigger AS $$ BEGIN INSERT INTO "ContractIndex" ("contractId") VALUES (NEW."id"); RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "Contract_indexed" AFTER INSERT ON "Contract" FOR EACH ROW EXECUTE FUNCTION "Contract_indexed"();
CREATE FUNCTION "Contract_renamed"() RETURNS trigger AS $$ BEGIN UPDATE "ContractIndex" SET "nameLatin" = '', "nameCyrillic" = '' WHERE "contractId" = NEW."id"; RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "Contract_renamed" AFTER UPDATE OF "name" ON "Contract" FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "Contract_renamed"();
CREATE FUNCTION "Contract_relisted"() RETURNS trigger AS $$ BEGIN UPDATE "ListedPart" SET "contractType" = NEW."contractType", "status" = NEW."status" WHERE "contractId" = NEW."id"; RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "Contract_relisted" AFTER UPDATE OF "contractType", "status" ON "Contract" FOR EACH ROW WHEN (OLD."contractType" <> NEW."contractType" OR OLD."status" <> NEW."status") EXECUTE FUNCTION "Contract_relisted"();
CREATE FUNCTION "ContractIndex_relisted"() RETURNS trigger AS $$ BEGIN UPDATE "ListedPart" SET "nameLatin" = NEW."nameLatin", "nameCyrillic" = NEW."nameCyrillic" WHERE "contractId" = NEW."contractId"; RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "ContractIndex_relisted" AFTER UPDATE OF "nameLatin", "nameCyrillic" ON "ContractIndex" FOR EACH ROW WHEN (OLD."nameLatin" <> NEW."nameLatin" OR OLD."nameCyrillic" <> NEW."nameCyrillic") EXECUTE FUNCTION "ContractIndex_relisted"();
CREATE FUNCTION "Collaborator_listed"() RETURNS trigger AS $$ BEGIN INSERT INTO "ListedPart" ("partId", "userId", "contractId", "uploadedAt", "contractType", "status", "nameLatin", "nameCyrillic") SELECT NEW."id", NEW."userId", c."id", NEW."contractUploadedAt", c."contractType", c."status", i."nameLatin", i."nameCyrillic" FROM "Contract" c JOIN "ContractIndex" i ON i."contractId" = c."id" WHERE c."id" = NEW."contractId"; RETURN NULL; END $$ LANGUAGE plpgsql;
CREATE TRIGGER "Collaborator_listed" AFTER INSERT ON "Collaborator" FOR EACH ROW EXECUTE FUNCTION "Collaborator_listed"();
