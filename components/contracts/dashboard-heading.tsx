import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { PlusIcon, UploadIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** Title and the two ways to a new contract. Source: spec §2 (Dashboard). */
export function DashboardHeading({ words }: { words: Copy["contracts"]["dashboard"] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1>{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <Link href="/create" prefetch={false} className={buttonClasses({ variant: "outline" })}>
          <PlusIcon className="size-4" />
          {words.create}
        </Link>
        <Link href="/upload" className={buttonClasses()}>
          <UploadIcon className="size-4" />
          {words.upload}
        </Link>
      </div>
    </div>
  );
}
