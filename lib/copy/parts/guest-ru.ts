/** Words before somebody is signed in. */
import { accounts } from "../ru/accounts";
import { collaboration } from "../ru/collaboration";
import { common } from "../ru/common";
import { errors } from "../ru/errors";
import { password } from "../ru/password";
import { secondFactor } from "../ru/second-factor";
import { verification } from "../ru/verification";
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
