-- A register of counterparties for each person: parties as contracts name them, their spellings, what is merged, and links to
-- the contracts. The background fills it in for contracts that are there already.

-- CreateTable
CREATE TABLE "ContractParties" (
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "parties" TEXT NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ContractParties_pkey" PRIMARY KEY ("contractId")
);

-- CreateTable
CREATE TABLE "CounterpartyRegister" (
    "userId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "CounterpartyRegister_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Counterparty" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isNamePersons" BOOLEAN NOT NULL DEFAULT false,
    "nameLatin" TEXT COLLATE "C" NOT NULL,
    "nameCyrillic" TEXT COLLATE "C" NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "registration" TEXT NOT NULL DEFAULT '',
    "contacts" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "isUs" BOOLEAN NOT NULL DEFAULT false,
    "mergedIntoId" TEXT,
    "mergedAt" TIMESTAMP(3),
    "wasIntoUs" BOOLEAN NOT NULL DEFAULT false,
    "contractCount" INTEGER NOT NULL DEFAULT 0,
    "firstDay" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lastDay" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Counterparty_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CounterpartySpelling" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "answerKeys" TEXT NOT NULL DEFAULT '[]',
    "looseKey" TEXT COLLATE "C" NOT NULL,
    "lookKey" TEXT COLLATE "C" NOT NULL,
    "registration" TEXT NOT NULL DEFAULT '',
    "counterpartyId" TEXT NOT NULL,
    "homeId" TEXT NOT NULL,

    CONSTRAINT "CounterpartySpelling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CounterpartyLink" (
    "partId" TEXT NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "counterpartyId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameLatin" TEXT COLLATE "C" NOT NULL,
    "nameCyrillic" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "CounterpartyLink_pkey" PRIMARY KEY ("partId","key")
);

-- CreateTable
CREATE TABLE "CounterpartyPair" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "oneKey" TEXT COLLATE "C" NOT NULL,
    "otherKey" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT NOT NULL,
    "isApart" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "CounterpartyPair_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContractParties_rules_idx" ON "ContractParties"("rules");

-- CreateIndex
CREATE INDEX "Counterparty_userId_nameLatin_id_idx" ON "Counterparty"("userId", "nameLatin", "id");

-- CreateIndex
CREATE INDEX "Counterparty_userId_nameCyrillic_id_idx" ON "Counterparty"("userId", "nameCyrillic", "id");

-- CreateIndex
CREATE INDEX "Counterparty_userId_contractCount_id_idx" ON "Counterparty"("userId", "contractCount", "id");

-- CreateIndex
CREATE INDEX "Counterparty_userId_lastDay_id_idx" ON "Counterparty"("userId", "lastDay", "id");

-- CreateIndex
CREATE INDEX "Counterparty_userId_isUs_idx" ON "Counterparty"("userId", "isUs");

-- CreateIndex
CREATE INDEX "Counterparty_mergedIntoId_idx" ON "Counterparty"("mergedIntoId");

-- CreateIndex
CREATE INDEX "CounterpartySpelling_userId_looseKey_idx" ON "CounterpartySpelling"("userId", "looseKey");

-- CreateIndex
CREATE INDEX "CounterpartySpelling_userId_lookKey_idx" ON "CounterpartySpelling"("userId", "lookKey");

-- CreateIndex
CREATE INDEX "CounterpartySpelling_userId_registration_idx" ON "CounterpartySpelling"("userId", "registration");

-- CreateIndex
CREATE INDEX "CounterpartySpelling_counterpartyId_idx" ON "CounterpartySpelling"("counterpartyId");

-- CreateIndex
CREATE INDEX "CounterpartySpelling_homeId_idx" ON "CounterpartySpelling"("homeId");

-- CreateIndex
CREATE UNIQUE INDEX "CounterpartySpelling_userId_key_key" ON "CounterpartySpelling"("userId", "key");

-- CreateIndex
CREATE INDEX "CounterpartyLink_counterpartyId_day_partId_key_idx" ON "CounterpartyLink"("counterpartyId", "day", "partId", "key");

-- CreateIndex
CREATE INDEX "CounterpartyLink_counterpartyId_key_idx" ON "CounterpartyLink"("counterpartyId", "key");

-- CreateIndex
CREATE INDEX "CounterpartyLink_userId_contractId_idx" ON "CounterpartyLink"("userId", "contractId");

-- CreateIndex
CREATE INDEX "CounterpartyLink_contractId_idx" ON "CounterpartyLink"("contractId");

-- CreateIndex
CREATE INDEX "CounterpartyPair_userId_isApart_id_idx" ON "CounterpartyPair"("userId", "isApart", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CounterpartyPair_userId_oneKey_otherKey_key" ON "CounterpartyPair"("userId", "oneKey", "otherKey");

-- AddForeignKey
ALTER TABLE "ContractParties" ADD CONSTRAINT "ContractParties_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartyRegister" ADD CONSTRAINT "CounterpartyRegister_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Counterparty" ADD CONSTRAINT "Counterparty_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartySpelling" ADD CONSTRAINT "CounterpartySpelling_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartySpelling" ADD CONSTRAINT "CounterpartySpelling_counterpartyId_fkey" FOREIGN KEY ("counterpartyId") REFERENCES "Counterparty"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartySpelling" ADD CONSTRAINT "CounterpartySpelling_homeId_fkey" FOREIGN KEY ("homeId") REFERENCES "Counterparty"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartyLink" ADD CONSTRAINT "CounterpartyLink_partId_fkey" FOREIGN KEY ("partId") REFERENCES "Collaborator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartyLink" ADD CONSTRAINT "CounterpartyLink_counterpartyId_fkey" FOREIGN KEY ("counterpartyId") REFERENCES "Counterparty"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CounterpartyPair" ADD CONSTRAINT "CounterpartyPair_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A link counts for its counterparty, and goes with the part that it was made for: counts, days and name are always of
-- contracts that the person may read. Who takes a link away waits for others who change the person's register.
CREATE FUNCTION "CounterpartyLink_added"() RETURNS trigger AS $$ BEGIN
  UPDATE "Counterparty" SET
    "contractCount" = "contractCount" + (NOT EXISTS (SELECT 1 FROM "CounterpartyLink" l WHERE l."partId" = NEW."partId" AND l."key" <> NEW."key" AND l."counterpartyId" = NEW."counterpartyId"))::int,
    "firstDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = NEW."counterpartyId" ORDER BY l."day" LIMIT 1), ''),
    "lastDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = NEW."counterpartyId" ORDER BY l."day" DESC LIMIT 1), '')
  WHERE "id" = NEW."counterpartyId";
  UPDATE "Counterparty" SET ("name", "nameLatin", "nameCyrillic") = (SELECT l."name", l."nameLatin", l."nameCyrillic" FROM "CounterpartyLink" l WHERE l."counterpartyId" = NEW."counterpartyId" ORDER BY l."day" DESC, l."partId" DESC, l."key" DESC LIMIT 1)
  WHERE "id" = NEW."counterpartyId" AND "isNamePersons" = false;
  RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER "CounterpartyLink_added" AFTER INSERT ON "CounterpartyLink" FOR EACH ROW EXECUTE FUNCTION "CounterpartyLink_added"();
CREATE FUNCTION "CounterpartyLink_gone"() RETURNS trigger AS $$ BEGIN
  UPDATE "CounterpartyRegister" SET "revision" = "revision" + 1 WHERE "userId" = OLD."userId";
  UPDATE "Counterparty" SET
    "contractCount" = "contractCount" - (NOT EXISTS (SELECT 1 FROM "CounterpartyLink" l WHERE l."partId" = OLD."partId" AND l."counterpartyId" = OLD."counterpartyId"))::int,
    "firstDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = OLD."counterpartyId" ORDER BY l."day" LIMIT 1), ''),
    "lastDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = OLD."counterpartyId" ORDER BY l."day" DESC LIMIT 1), '')
  WHERE "id" = OLD."counterpartyId";
  UPDATE "Counterparty" SET ("name", "nameLatin", "nameCyrillic") = (SELECT l."name", l."nameLatin", l."nameCyrillic" FROM "CounterpartyLink" l WHERE l."counterpartyId" = OLD."counterpartyId" ORDER BY l."day" DESC, l."partId" DESC, l."key" DESC LIMIT 1)
  WHERE "id" = OLD."counterpartyId" AND "isNamePersons" = false AND "contractCount" > 0;
  RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER "CounterpartyLink_gone" AFTER DELETE ON "CounterpartyLink" FOR EACH ROW EXECUTE FUNCTION "CounterpartyLink_gone"();
