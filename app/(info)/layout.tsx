import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";
import { logoutAction } from "@/app/(signed-in)/actions";
import { AppHeader } from "@/components/layout/app-header";
import { GuestHeader } from "@/components/layout/brand";
import { PageFrame } from "@/components/layout/page-frame";
import { Card } from "@/components/ui/card";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { unreadForHeader } from "@/lib/people/notifications/notifications";

export default async function InfoLayout({ children }: { children: ReactNode }) {
  const visitor = await currentActor();
  const unread = visitor && !visitor.lacksSecondFactor ? await unreadForHeader(visitor) : null;
  const header = visitor ? (
    <AppHeader userName={visitor.name} unread={unread} logOut={logoutAction} />
  ) : (
    <GuestHeader />
  );
  return (
    <PageWords part="desk">
      <PageFrame header={header}>
        <Card className="mx-auto max-w-3xl p-6 sm:p-10">{children}</Card>
      </PageFrame>
    </PageWords>
  );
}
