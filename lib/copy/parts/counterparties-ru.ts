/** Words of the register of counterparties. */
import { counterparties } from "../ru/counterparties";
import { portfolio } from "../ru/portfolio";
import type { PartWords } from "./parts";

export const words: PartWords<"counterparties"> = { counterparties, portfolio };
