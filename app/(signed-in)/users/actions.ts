"use server";
import {
  changeRole,
  confirmAddress,
  deleteUser,
  getUser,
  setActive,
} from "@/lib/people/accounts/administration/admin-users";
import { readMail, sendMailAgain } from "@/lib/people/accounts/administration/outgoing-mail";
import { changeRoleInput, mailParams, setActiveInput, userParams } from "@/lib/people/accounts/schema";
import { resetSecondFactor } from "@/lib/people/accounts/second-factor/reset";
import { signInRulesBody } from "@/lib/people/accounts/second-factor/schema";
import { changeSignInRules } from "@/lib/people/accounts/second-factor/sign-in-rules";
import { action } from "@/lib/server/adapters/action";

export const changeRoleAction = action(
  changeRoleInput,
  async (actor, { userId, role }) => changeRole(actor, userId, { role }),
  { limit: "change" },
);

export const setActiveAction = action(
  setActiveInput,
  async (actor, { userId, active }) => setActive(actor, userId, { active }),
  { limit: "change" },
);

export const readUserAction = action(userParams, async (actor, { userId }) => getUser(actor, userId), {
  limit: "lookUp",
});

export const resetSecondFactorAction = action(
  userParams,
  async (actor, { userId }) => resetSecondFactor(actor, userId),
  { limit: "removal" },
);

export const changeSignInRulesAction = action(
  signInRulesBody,
  async (actor, input) => changeSignInRules(actor, input),
  { limit: "change" },
);

export const deleteUserAction = action(userParams, async (actor, { userId }) => deleteUser(actor, userId), {
  limit: "removal",
});

export const confirmAddressAction = action(userParams, async (actor, { userId }) => confirmAddress(actor, userId), {
  limit: "change",
});

export const readMailAction = action(mailParams, async (actor, { mailId }) => readMail(actor, mailId), {
  limit: "mail",
});

export const sendMailAgainAction = action(mailParams, async (actor, { mailId }) => sendMailAgain(actor, mailId), {
  limit: "mail",
});
