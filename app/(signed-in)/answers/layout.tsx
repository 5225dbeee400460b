import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function AnswersLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="answers">{children}</OwnPageWords>;
}
