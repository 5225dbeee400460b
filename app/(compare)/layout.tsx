import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";
import { GuestHeader } from "@/components/layout/brand";
import { PageFrame } from "@/components/layout/page-frame";

export default function CompareLayout({ children }: { children: ReactNode }) {
  return (
    <PageWords part="compare">
      <PageFrame header={<GuestHeader />}>
        <div className="mx-auto max-w-4xl">{children}</div>
      </PageFrame>
    </PageWords>
  );
}
