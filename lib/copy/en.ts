/** English, the source of all words people see. Texts the specification gives stand here to the letter (spec §2 to §8). */
import { accounts } from "./en/accounts";
import { assistant } from "./en/assistant";
import { collaboration } from "./en/collaboration";
import { common } from "./en/common";
import { contracts } from "./en/contracts";
import { errors } from "./en/errors";
import { mail } from "./en/mail";
import { password } from "./en/password";
import { review } from "./en/review";
import { settings } from "./en/settings";
import { users } from "./en/users";

export const en = { common, errors, accounts, contracts, collaboration, review, assistant, mail, password, settings, users };
