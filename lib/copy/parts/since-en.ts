/** Words of the pages on what changed since contracts were signed. */
import { since } from "../en/since";
import { families } from "../en/families";
import type { PartWords } from "./parts";

export const words: PartWords<"since"> = { since, families };
