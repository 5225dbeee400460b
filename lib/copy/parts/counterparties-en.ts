/** Words of the register of counterparties. */
import { counterparties } from "../en/counterparties";
import { portfolio } from "../en/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { counterparties, portfolio };
