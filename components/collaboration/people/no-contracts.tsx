import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { UploadIcon, UsersIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** What people see who manage no contract yet. */
export function NoContracts({ words }: { words: Copy["collaboration"]["contracts"] }) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <span className="rounded-full bg-primary-50 p-4 text-primary">
        <UsersIcon className="size-8" />
      </span>
      <p className="text-lg font-medium">{words.empty}</p>
      <p className="max-w-md text-sm text-ink-muted">{words.emptyHint}</p>
      <Link href="/upload" className={`mt-3 ${buttonClasses()}`}>
        <UploadIcon className="size-4" />
        {words.upload}
      </Link>
    </Card>
  );
}
