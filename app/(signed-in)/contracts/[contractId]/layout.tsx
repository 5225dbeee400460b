import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function ContractLayout({ children }: { children: ReactNode }) {
  return <PageWords part="review">{children}</PageWords>;
}
