import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function LanguagesLayout({ children }: { children: ReactNode }) {
  return <PageWords part="bilingual">{children}</PageWords>;
}
