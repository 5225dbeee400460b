import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function CounterpartiesLayout({ children }: { children: ReactNode }) {
  return <PageWords part="counterparties">{children}</PageWords>;
}
