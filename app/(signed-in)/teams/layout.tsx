import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function TeamsLayout({ children }: { children: ReactNode }) {
  return <PageWords part="folders">{children}</PageWords>;
}
