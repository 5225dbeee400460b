import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function NoticesLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="notices">{children}</OwnPageWords>;
}
