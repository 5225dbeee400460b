/** Words of the rounds of a negotiation and their ledger, Russian. */
import { guests } from "../ru/guests";
import { ledger } from "../ru/ledger";
import { roundChanges } from "../ru/round-changes";
import type { PartWords } from "./parts";

export const words: PartWords<"rounds"> = { guests, ledger, roundChanges };
