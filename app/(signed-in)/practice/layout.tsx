import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function PracticeLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="practice">{children}</OwnPageWords>;
}
