import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function EvidenceLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="evidence">{children}</OwnPageWords>;
}
