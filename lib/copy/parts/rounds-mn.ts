/** Words of the rounds of a negotiation and their ledger, Mongolian. */
import { ledger } from "../mn/ledger";
import { roundChanges } from "../mn/round-changes";
import type { PartWords } from "./parts";

export const words: PartWords<"rounds"> = { ledger, roundChanges };
