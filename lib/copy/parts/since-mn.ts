/** Words of the pages on what changed since contracts were signed. */
import { since } from "../mn/since";
import { families } from "../mn/families";
import type { PartWords } from "./parts";

export const words: PartWords<"since"> = { since, families };
