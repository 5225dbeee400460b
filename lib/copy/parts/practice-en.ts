/** Words of our practice. */
import { contracts } from "../en/contracts";
import { portfolio } from "../en/portfolio";
import { positions } from "../en/positions";
import { practice } from "../en/practice";
import type { PartWords } from "./parts";

export const words: PartWords<"practice"> = { contracts, portfolio, positions, practice };
