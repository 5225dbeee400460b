import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function RoundsLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="rounds">{children}</OwnPageWords>;
}
