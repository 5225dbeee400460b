/** Words of the pages about evidence bundles, and of the public check. */
import { common } from "../ru/common";
import { evidence } from "../ru/evidence";
import type { PartWords } from "./parts";

export const words: PartWords<"evidence"> = { common, evidence };
