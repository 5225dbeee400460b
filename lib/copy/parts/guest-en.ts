/** Words before somebody is signed in. */
import { accounts } from "../en/accounts";
import { collaboration } from "../en/collaboration";
import { common } from "../en/common";
import { errors } from "../en/errors";
import { password } from "../en/password";
import { secondFactor } from "../en/second-factor";
import { verification } from "../en/verification";
import type { PartWords } from "./parts";

export const words: PartWords<"guest"> = {
  accounts,
  collaboration,
  common,
  errors,
  password,
  secondFactor,
  verification,
};
