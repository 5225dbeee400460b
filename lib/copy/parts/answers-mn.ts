/** Words of the table of answers over all contracts. */
import { contracts } from "../mn/contracts";
import { portfolio } from "../mn/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"answers"> = { contracts, portfolio };
