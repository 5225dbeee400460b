import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";
import { GuestHeader } from "@/components/layout/brand";
import { PageFrame } from "@/components/layout/page-frame";

export default function VerifyLayout({ children }: { children: ReactNode }) {
  return (
    <OwnPageWords part="evidence">
      <PageFrame header={<GuestHeader />}>
        <div className="mx-auto max-w-2xl">{children}</div>
      </PageFrame>
    </OwnPageWords>
  );
}
