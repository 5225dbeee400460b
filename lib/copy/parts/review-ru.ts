/** Words on the pages of a contract. */
import { assistant } from "../ru/assistant";
import { audit } from "../ru/audit";
import { checks } from "../ru/checks";
import { comments } from "../ru/comments";
import { comparison } from "../ru/comparison";
import { contracts } from "../ru/contracts";
import { original } from "../ru/original";
import { positions } from "../ru/positions";
import { quality } from "../ru/quality";
import { review } from "../ru/review";
import { rounds } from "../ru/rounds";
import { suggestions } from "../ru/suggestions";
import { signed } from "../ru/signed";
import { approvals } from "../ru/approvals";
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
