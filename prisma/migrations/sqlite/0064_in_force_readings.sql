-- What a contract says with the signed documents that amend it, read together.

-- CreateTable
CREATE TABLE "InForceReading" (
    "contractId" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "since" TEXT NOT NULL,
    "until" TEXT NOT NULL,
    "documents" TEXT NOT NULL,
    "cells" TEXT,
    "quotes" TEXT NOT NULL,
    "dates" TEXT NOT NULL,
    CONSTRAINT "InForceReading_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
