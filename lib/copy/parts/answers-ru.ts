/** Words of the table of answers over all contracts. */
import { contracts } from "../ru/contracts";
import { portfolio } from "../ru/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"answers"> = { contracts, portfolio };
