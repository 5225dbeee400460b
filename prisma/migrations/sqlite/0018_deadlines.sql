-- CreateTable
CREATE TABLE "Deadline" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contractId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "foundAs" TEXT,
    "title" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL,
    "repeat" TEXT NOT NULL DEFAULT '',
    "repeatFrom" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'proposed',
    "isDatePersons" BOOLEAN NOT NULL DEFAULT false,
    "found" TEXT,
    "foundOn" TEXT NOT NULL,
    "isTextChanged" BOOLEAN NOT NULL DEFAULT false,
    "assigneeId" TEXT,
    "snoozedUntil" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "remindDays" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "answeredByName" TEXT NOT NULL DEFAULT '',
    "answeredAt" DATETIME,
    CONSTRAINT "Deadline_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Deadline_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Collaborator" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DeadlineReading" (
    "contractId" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    CONSTRAINT "DeadlineReading_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReminderSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "timeZone" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ReminderSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReminderDigest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ReminderDigest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "secretHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Deadline_contractId_foundAs_key" ON "Deadline"("contractId", "foundAs");

-- CreateIndex
CREATE INDEX "Deadline_contractId_date_idx" ON "Deadline"("contractId", "date");

-- CreateIndex
CREATE INDEX "Deadline_date_id_idx" ON "Deadline"("date", "id");

-- CreateIndex
CREATE INDEX "Deadline_assigneeId_idx" ON "Deadline"("assigneeId");

-- CreateIndex
CREATE UNIQUE INDEX "ReminderDigest_userId_day_key" ON "ReminderDigest"("userId", "day");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_secretHash_key" ON "CalendarFeed"("secretHash");
