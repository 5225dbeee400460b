/** Words of the register of counterparties. */
import { contracts } from "../en/contracts";
import { counterparties } from "../en/counterparties";
import { portfolio } from "../en/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { contracts, counterparties, portfolio };
