/** Every proof, in the order of the chapters. */
import { accounts } from "./proofs/accounts";
import { administration } from "./proofs/administration";
import { assistantProofs } from "./proofs/assistant";
import { beside } from "./proofs/beside";
import { workplace } from "./proofs/workplace";
import { contracts } from "./proofs/contracts";
import { deadlines } from "./proofs/deadlines";
import { positions } from "./proofs/positions";
import { guessing } from "./proofs/guessing";
import { rest } from "./proofs/rest";
import { reviewProofs } from "./proofs/review";
import { versionProofs } from "./proofs/versions";
import { running } from "./proofs/running";
import { sessionProofs } from "./proofs/sessions";
import { rounds } from "./proofs/rounds";
import { signed } from "./proofs/signed";
import { suggestionProofs } from "./proofs/suggestions";
import { templateProofs } from "./proofs/templates";
import { topics } from "./proofs/topics";
import { together } from "./proofs/together";

export const PROOFS = [
  accounts,
  sessionProofs,
  contracts,
  templateProofs,
  reviewProofs,
  versionProofs,
  beside,
  workplace,
  assistantProofs,
  suggestionProofs,
  together,
  administration,
  rest,
  guessing,
  running,
  positions,
  topics,
  rounds,
  deadlines,
  signed,
].flatMap((part) => Object.entries(part).map(([id, tests]) => ({ id, tests })));
