/** Words of the rounds of a negotiation and their ledger. */
import { ledger } from "../en/ledger";
import type { PartWords } from "./parts";

export const words: PartWords<"rounds"> = { ledger };
