import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SearchIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** What stands in place of the list when a search or filter leaves nothing. */
export function NoMatch({ words, clearAddress }: { words: Copy["contracts"]["dashboard"]; clearAddress: string }) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <SearchIcon className="size-8 text-ink-muted" />
      <p role="status" className="font-medium">
        {words.noMatch}
      </p>
      <Link href={clearAddress} className={buttonClasses({ variant: "outline", size: "sm" })}>
        {words.clear}
      </Link>
    </Card>
  );
}
