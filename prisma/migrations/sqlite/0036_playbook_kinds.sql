-- The kinds of contract that a playbook is for
ALTER TABLE "PositionBook" ADD COLUMN "kinds" TEXT NOT NULL DEFAULT '';
