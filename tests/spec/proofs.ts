/** Every proof, in the order of the chapters. */
import { accounts } from "./proofs/accounts";
import { assistantProofs } from "./proofs/assistant";
import { contracts } from "./proofs/contracts";
import { positions } from "./proofs/positions";
import { rest } from "./proofs/rest";
import { running } from "./proofs/running";
import { together } from "./proofs/together";

export const PROOFS = [accounts, contracts, assistantProofs, together, rest, running, positions].flatMap((part) =>
  Object.entries(part).map(([id, tests]) => ({ id, tests })),
);
