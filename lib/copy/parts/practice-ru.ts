/** Words of our practice. */
import { contracts } from "../ru/contracts";
import { portfolio } from "../ru/portfolio";
import { positions } from "../ru/positions";
import { practice } from "../ru/practice";
import type { PartWords } from "./parts";

export const words: PartWords<"practice"> = { contracts, portfolio, positions, practice };
