/** English, the source of all words people see. Texts the specification gives stand here to the letter (spec §2 to §8). */
import { accounts } from "./en/accounts";
import { assistant } from "./en/assistant";
import { common } from "./en/common";
import { contracts } from "./en/contracts";
import { errors } from "./en/errors";
import { review } from "./en/review";

export const en = { common, errors, accounts, contracts, review, assistant };
