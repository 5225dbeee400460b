import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return <PageWords part="whole">{children}</PageWords>;
}
