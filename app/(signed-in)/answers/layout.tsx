import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function AnswersLayout({ children }: { children: ReactNode }) {
  return <PageWords part="answers">{children}</PageWords>;
}
