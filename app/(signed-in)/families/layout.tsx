import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function FamiliesLayout({ children }: { children: ReactNode }) {
  return <PageWords part="families">{children}</PageWords>;
}
