import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** What stands in place of the list when a search or filter leaves nothing. */
export function NoMatch({ words, clearAddress }: { words: Copy["contracts"]["dashboard"]; clearAddress: string }) {
  return (
    <Card>
      <EmptyState
        isNews
        icon={<SearchIcon />}
        title={words.noMatch}
        actions={
          <Link href={clearAddress} className={buttonClasses({ variant: "outline" })}>
            {words.clear}
          </Link>
        }
      />
    </Card>
  );
}
