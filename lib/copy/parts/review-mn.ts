/** Words on the pages of a contract. */
import { assistant } from "../mn/assistant";
import { audit } from "../mn/audit";
import { checks } from "../mn/checks";
import { comments } from "../mn/comments";
import { comparison } from "../mn/comparison";
import { contracts } from "../mn/contracts";
import { original } from "../mn/original";
import { positions } from "../mn/positions";
import { quality } from "../mn/quality";
import { review } from "../mn/review";
import { rounds } from "../mn/rounds";
import { suggestions } from "../mn/suggestions";
import { signed } from "../mn/signed";
import { approvals } from "../mn/approvals";
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
