/** Words of the pages on what changed since contracts were signed. */
import { since } from "../ru/since";
import { families } from "../ru/families";
import type { PartWords } from "./parts";

export const words: PartWords<"since"> = { since, families };
