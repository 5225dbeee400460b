import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function GuestLinkLayout({ children }: { children: ReactNode }) {
  return <PageWords part="visitor">{children}</PageWords>;
}
