import type { Metadata } from "next";
import { OtherAccount } from "@/components/accounts/other-account";
import { RequiredScreen } from "@/components/accounts/second-factor/required-screen";
import { logoutAction } from "@/app/(signed-in)/actions";
import { findUnproven } from "@/app/(signed-in)/unproven";
import { factorActions } from "@/app/(signed-in)/settings/factor-actions";
import { getSecondFactor } from "@/lib/people/accounts/second-factor/set-up";
import { pageActorBeforeSetUp, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).secondFactor.required.title };
}

/** For users who must have a second factor: the only page they may see until they set one up. Source: behaviour §4. */
export default async function SecondFactorPage() {
  const actor = await pageActorBeforeSetUp();
  const factor = await getSecondFactor(actor);
  const unproven = findUnproven(actor);
  return (
    <>
      <OtherAccount userId={actor.userId} userName={actor.name} />
      <RequiredScreen factor={factor} actions={factorActions} unproven={unproven} logOut={logoutAction} />
    </>
  );
}
