import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function CreateLayout({ children }: { children: ReactNode }) {
  return <PageWords part="whole">{children}</PageWords>;
}
