import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";

export default function UploadLayout({ children }: { children: ReactNode }) {
  return <PageWords part="list">{children}</PageWords>;
}
