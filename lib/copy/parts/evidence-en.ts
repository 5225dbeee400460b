/** Words of the pages about evidence bundles, and of the public check. */
import { common } from "../en/common";
import { evidence } from "../en/evidence";
import type { PartWords } from "./parts";

export const words: PartWords<"evidence"> = { common, evidence };
