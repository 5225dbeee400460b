/** Words before somebody is signed in. */
import { accounts } from "../mn/accounts";
import { collaboration } from "../mn/collaboration";
import { common } from "../mn/common";
import { errors } from "../mn/errors";
import { password } from "../mn/password";
import { secondFactor } from "../mn/second-factor";
import { verification } from "../mn/verification";
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
