/** Words of the page that compares two files without an account. */
import { common } from "../en/common";
import { compare } from "../en/compare";
import type { PartWords } from "./parts";

export const words: PartWords<"compare"> = { common, compare };
