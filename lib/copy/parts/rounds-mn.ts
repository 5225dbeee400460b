/** Words of the rounds of a negotiation and their ledger, Mongolian. */
import { guests } from "../mn/guests";
import { ledger } from "../mn/ledger";
import { roundChanges } from "../mn/round-changes";
import type { PartWords } from "./parts";

export const words: PartWords<"rounds"> = { guests, ledger, roundChanges };
