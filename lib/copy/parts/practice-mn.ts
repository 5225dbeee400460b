/** Words of our practice. */
import { contracts } from "../mn/contracts";
import { portfolio } from "../mn/portfolio";
import { positions } from "../mn/positions";
import { practice } from "../mn/practice";
import type { PartWords } from "./parts";

export const words: PartWords<"practice"> = { contracts, portfolio, positions, practice };
