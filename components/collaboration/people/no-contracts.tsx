import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { UploadIcon, UsersIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** Shown to users who manage no contract yet. */
export function NoContracts({ words }: { words: Copy["collaboration"]["contracts"] }) {
  return (
    <Card>
      <EmptyState
        icon={<UsersIcon />}
        title={words.empty}
        text={words.emptyHint}
        actions={
          <Link href="/upload" className={buttonClasses()}>
            <UploadIcon className="size-4" />
            {words.upload}
          </Link>
        }
      />
    </Card>
  );
}
