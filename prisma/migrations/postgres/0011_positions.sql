-- CreateTable
CREATE TABLE "PositionBook" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contractType" TEXT NOT NULL DEFAULT '',
    "side" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "positions" TEXT NOT NULL,
    "positionCount" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PositionBook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PositionReader" (
    "id" TEXT NOT NULL,
    "bookId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PositionReader_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PositionBook_ownerId_createdAt_idx" ON "PositionBook"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "PositionReader_userId_idx" ON "PositionReader"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "PositionReader_bookId_userId_key" ON "PositionReader"("bookId", "userId");

-- AddForeignKey
ALTER TABLE "PositionBook" ADD CONSTRAINT "PositionBook_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PositionReader" ADD CONSTRAINT "PositionReader_bookId_fkey" FOREIGN KEY ("bookId") REFERENCES "PositionBook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PositionReader" ADD CONSTRAINT "PositionReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
