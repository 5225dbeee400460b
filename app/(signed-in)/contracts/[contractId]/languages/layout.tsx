import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function LanguagesLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="bilingual">{children}</OwnPageWords>;
}
