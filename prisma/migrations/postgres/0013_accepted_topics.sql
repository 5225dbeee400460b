-- CreateTable
CREATE TABLE "AcceptedTopic" (
    "id" TEXT NOT NULL,
    "contractId" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "acceptedByName" TEXT NOT NULL,
    "acceptedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AcceptedTopic_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AcceptedTopic_contractId_topic_key" ON "AcceptedTopic"("contractId", "topic");

-- AddForeignKey
ALTER TABLE "AcceptedTopic" ADD CONSTRAINT "AcceptedTopic_contractId_fkey" FOREIGN KEY ("contractId") REFERENCES "Contract"("id") ON DELETE CASCADE ON UPDATE CASCADE;
