import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function CounterpartiesLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="counterparties">{children}</OwnPageWords>;
}
