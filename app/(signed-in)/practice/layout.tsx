import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function PracticeLayout({ children }: { children: ReactNode }) {
  return <PageWords part="practice">{children}</PageWords>;
}
