import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function FamiliesLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="families">{children}</OwnPageWords>;
}
