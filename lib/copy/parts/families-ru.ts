/** Words of contract families. */
import { families } from "../ru/families";
import type { PartWords } from "./parts";

export const words: PartWords<"families"> = { families };
