/** Words of the pages on notice letters. */
import { notices } from "../mn/notices";
import type { PartWords } from "./parts";

export const words: PartWords<"notices"> = { notices };
