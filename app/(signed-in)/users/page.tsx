import type { Metadata } from "next";
import { OutgoingMail } from "@/components/accounts/mail/outgoing-mail";
import { SignInRulesForm } from "@/components/accounts/users/sign-in-rules-form";
import { USERS_SHOWN } from "@/components/accounts/users/user-calls";
import { UserManagement } from "@/components/accounts/users/user-management";
import { Administration } from "@/components/audit/administration";
import { SigningSettings } from "@/components/signing/signing-settings";
import { listUsers } from "@/lib/people/accounts/administration/user-list";
import { MAX_EMAIL_CHARS } from "@/lib/people/accounts/schema";
import { isMailCarried } from "@/lib/people/accounts/administration/outgoing-mail";
import { getSecondFactor } from "@/lib/people/accounts/second-factor/set-up";
import { readSignInRules } from "@/lib/people/accounts/second-factor/sign-in-rules";
import { readForPage, pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import {
  changeRoleAction,
  changeSignInRulesAction,
  confirmAddressAction,
  deleteUserAction,
  readMailAction,
  readUserAction,
  resetSecondFactorAction,
  sendMailAgainAction,
  setActiveAction,
} from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).users.title };
}

/**
 * The administrators' page; others get `forbidden.tsx` with status 403. It has no `loading.tsx`: that would send status
 * 200 before the page knows who is asking. Source: B-18.1, B-18.5.
 */
export default async function UsersPage({ searchParams }: { searchParams: Promise<{ search?: string | string[] }> }) {
  const actor = await pageActor();
  const { search } = await searchParams;
  const searched = [search].flat()[0]?.trim().slice(0, MAX_EMAIL_CHARS) ?? "";
  const initial = await readForPage(
    listUsers(actor, { limit: USERS_SHOWN, ...(searched ? { search: searched } : {}) }),
  );
  const [rules, own] = await Promise.all([readSignInRules(actor), getSecondFactor(actor)]);
  const hasOwnFactor = own.appSince !== null || own.passkeys.length > 0;
  const users = (
    <UserManagement
      key={searched}
      initial={initial}
      searched={searched}
      ownId={actor.userId}
      actions={{
        confirmAddress: confirmAddressAction,
        changeRole: changeRoleAction,
        deleteUser: deleteUserAction,
        readUser: readUserAction,
        resetSecondFactor: resetSecondFactorAction,
        setActive: setActiveAction,
      }}
    />
  );
  return (
    <Administration
      users={users}
      rules={<SignInRulesForm rules={rules} hasOwnFactor={hasOwnFactor} change={changeSignInRulesAction} />}
      signing={<SigningSettings />}
      mail={
        <OutgoingMail
          hasService={isMailCarried()}
          actions={{ readMail: readMailAction, sendAgain: sendMailAgainAction }}
        />
      }
    />
  );
}
