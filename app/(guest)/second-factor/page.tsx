import type { Metadata } from "next";
import { DemandedScreen } from "@/components/accounts/second-factor/demanded-screen";
import { logoutAction } from "@/app/(signed-in)/actions";
import { unprovenOf } from "@/app/(signed-in)/unproven";
import { factorActions } from "@/app/(signed-in)/settings/factor-actions";
import { secondFactorOf } from "@/lib/people/accounts/second-factor/set-up";
import { pageActorBeforeSetUp, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).secondFactor.demanded.title };
}

/** For users who must have a second factor: the only page they may see until they set one up. Source: behaviour §4. */
export default async function SecondFactorPage() {
  const actor = await pageActorBeforeSetUp();
  const factor = await secondFactorOf(actor);
  return <DemandedScreen factor={factor} actions={factorActions} unproven={unprovenOf(actor)} logOut={logoutAction} />;
}
