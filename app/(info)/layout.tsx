import type { ReactNode } from "react";
import { logoutAction } from "@/app/(signed-in)/actions";
import { AppHeader } from "@/components/layout/app-header";
import { GuestHeader } from "@/components/layout/guest-header";
import { PageFrame } from "@/components/layout/page-frame";
import { Card } from "@/components/ui/card";
import { currentActor } from "@/lib/adapters/current-actor";

export default async function InfoLayout({ children }: { children: ReactNode }) {
  const visitor = await currentActor();
  return (
    <PageFrame header={visitor ? <AppHeader userName={visitor.name} logOut={logoutAction} /> : <GuestHeader />}>
      <Card className="mx-auto max-w-3xl p-6 sm:p-10">{children}</Card>
    </PageFrame>
  );
}
