/** Words of contract families. */
import { families } from "../en/families";
import type { PartWords } from "./parts";

export const words: PartWords<"families"> = { families };
