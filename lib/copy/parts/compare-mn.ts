/** Words of the page that compares two files without an account. */
import { common } from "../mn/common";
import { compare } from "../mn/compare";
import type { PartWords } from "./parts";

export const words: PartWords<"compare"> = { common, compare };
