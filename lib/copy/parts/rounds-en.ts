/** Words of the rounds of a negotiation and their ledger. */
import { guests } from "../en/guests";
import { ledger } from "../en/ledger";
import { roundChanges } from "../en/round-changes";
import type { PartWords } from "./parts";

export const words: PartWords<"rounds"> = { guests, ledger, roundChanges };
