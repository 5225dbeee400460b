-- A round that is sent keeps the contract's name of that moment: guests read no later one.

ALTER TABLE "Round" ADD COLUMN "contractName" TEXT;
