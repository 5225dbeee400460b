import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function TeamsLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="folders">{children}</OwnPageWords>;
}
