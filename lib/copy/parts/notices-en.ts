/** Words of the pages on notice letters. */
import { notices } from "../en/notices";
import type { PartWords } from "./parts";

export const words: PartWords<"notices"> = { notices };
