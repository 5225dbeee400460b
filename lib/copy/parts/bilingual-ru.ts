/** Words of the page on contracts in two languages. */
import { bilingual } from "../ru/bilingual";
import type { PartWords } from "./parts";

export const words: PartWords<"bilingual"> = { bilingual };
