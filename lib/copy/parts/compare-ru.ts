/** Words of the page that compares two files without an account. */
import { common } from "../ru/common";
import { compare } from "../ru/compare";
import type { PartWords } from "./parts";

export const words: PartWords<"compare"> = { common, compare };
