import type { ReactNode } from "react";
import { OwnPageWords } from "@/components/copy/own-page-words";

export default function FoldersLayout({ children }: { children: ReactNode }) {
  return <OwnPageWords part="folders">{children}</OwnPageWords>;
}
