/** Words on the pages of a contract. */
import { assistant } from "../en/assistant";
import { audit } from "../en/audit";
import { checks } from "../en/checks";
import { comments } from "../en/comments";
import { comparison } from "../en/comparison";
import { contracts } from "../en/contracts";
import { original } from "../en/original";
import { positions } from "../en/positions";
import { quality } from "../en/quality";
import { review } from "../en/review";
import { rounds } from "../en/rounds";
import { suggestions } from "../en/suggestions";
import { signed } from "../en/signed";
import { approvals } from "../en/approvals";
import type { PartWords } from "./parts";

export const words: PartWords<"review"> = {
  assistant,
  audit,
  checks,
  comments,
  comparison,
  contracts,
  original,
  positions,
  quality,
  review,
  rounds,
  suggestions,
  signed,
  approvals,
};
