import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";
import { GuestHeader } from "@/components/layout/brand";
import { PageFrame } from "@/components/layout/page-frame";
import { currentActor } from "@/lib/server/adapters/current-actor";

export default async function CompareLayout({ children }: { children: ReactNode }) {
  const visitor = await currentActor();
  return (
    <OwnPageWords part="compare">
      <PageFrame header={<GuestHeader isSignedIn={visitor !== null} />}>
        <div className="mx-auto max-w-4xl">{children}</div>
      </PageFrame>
    </OwnPageWords>
  );
}
