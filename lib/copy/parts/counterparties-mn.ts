/** Words of the register of counterparties. */
import { counterparties } from "../mn/counterparties";
import { portfolio } from "../mn/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { counterparties, portfolio };
