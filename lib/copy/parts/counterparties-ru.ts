/** Words of the register of counterparties. */
import { contracts } from "../ru/contracts";
import { counterparties } from "../ru/counterparties";
import { portfolio } from "../ru/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { contracts, counterparties, portfolio };
