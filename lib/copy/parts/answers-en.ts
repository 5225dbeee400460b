/** Words of the table of answers over all contracts. */
import { contracts } from "../en/contracts";
import { portfolio } from "../en/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"answers"> = { contracts, portfolio };
