import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function AllSinceLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="since">{children}</OwnPageWords>;
}
