import { Link } from "@/components/ui/link";
import { classes } from "@/components/ui/classes";
import type { Copy } from "@/lib/copy/copy";

export type ViewTab = { name: string; address: string; isShown: boolean; isKept?: boolean; count?: number };

/** The views of the list, as links; the count is part of a link's name only for eyes. */
export function ViewTabs({ tabs, words }: { tabs: readonly ViewTab[]; words: Copy["contractList"] }) {
  return (
    <nav aria-label={words.views} className="flex flex-wrap gap-x-1 border-b border-line">
      {tabs.map(({ name, address, isShown, count }) => (
        <Link
          key={address}
          href={address}
          prefetch={false}
          aria-current={isShown ? "page" : undefined}
          className={classes(
            "-mb-px inline-flex min-h-9 sm:min-h-10 items-center gap-2 border-b-2 px-3 text-sm",
            isShown ? "border-primary font-medium text-primary" : "border-transparent text-ink-muted hover:text-ink",
          )}
        >
          <span className="max-w-48 truncate">{name}</span>
          {count !== undefined && (
            <span aria-hidden="true" className="rounded-full bg-page px-1.5 text-xs tabular-nums">
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
