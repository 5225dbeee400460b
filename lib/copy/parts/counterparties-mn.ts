/** Words of the register of counterparties. */
import { contracts } from "../mn/contracts";
import { counterparties } from "../mn/counterparties";
import { portfolio } from "../mn/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { contracts, counterparties, portfolio };
