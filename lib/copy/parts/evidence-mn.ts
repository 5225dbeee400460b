/** Words of the pages about evidence bundles, and of the public check. */
import { common } from "../mn/common";
import { evidence } from "../mn/evidence";
import type { PartWords } from "./parts";

export const words: PartWords<"evidence"> = { common, evidence };
