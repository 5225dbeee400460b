import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function RoundsLayout({ children }: { children: ReactNode }) {
  return <PageWords part="rounds">{children}</PageWords>;
}
