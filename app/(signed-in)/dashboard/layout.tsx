import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <PageWords part="list">{children}</PageWords>;
}
