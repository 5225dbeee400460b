import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DocumentIcon, UploadIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** What a new user sees instead of the table. Source: B-7.2. */
export function EmptyContracts({ words }: { words: Copy["contracts"]["dashboard"] }) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span className="rounded-full bg-primary-50 p-4 text-primary">
        <DocumentIcon className="size-8" />
      </span>
      <p className="text-lg font-medium">{words.empty}</p>
      <p className="max-w-md text-sm text-ink-muted">{words.emptyHint}</p>
      <Link href="/upload" className={`mt-3 ${buttonClasses()}`}>
        <UploadIcon className="size-4" />
        {words.uploadFirst}
      </Link>
    </Card>
  );
}
