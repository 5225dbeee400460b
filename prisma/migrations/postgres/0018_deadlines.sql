-- CreateTable
CREATE TABLE "Deadline" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdByName" TEXT NOT NULL DEFAULT '',
    "answeredByName" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "Deadline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeadlineReading" (
    "contractId" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,

    CONSTRAINT "DeadlineReading_pkey" PRIMARY KEY ("contractId")
);

-- CreateTable
CREATE TABLE "ReminderSettings" (
    "userId" TEXT NOT NULL,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "timeZone" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ReminderSettings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ReminderDigest" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReminderDigest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
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

-- AddForeignKey
ALTER TABLE "Deadline" ADD CONSTRAINT "Deadline_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deadline" ADD CONSTRAINT "Deadline_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Collaborator"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeadlineReading" ADD CONSTRAINT "DeadlineReading_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReminderSettings" ADD CONSTRAINT "ReminderSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReminderDigest" ADD CONSTRAINT "ReminderDigest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
