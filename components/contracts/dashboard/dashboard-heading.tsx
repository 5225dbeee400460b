import { PhotographButton } from "@/components/contracts/photograph/photograph-button";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { PlusIcon, UploadIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Copy } from "@/lib/copy/copy";

/** Side by side, with labels but no icons. */
const HALF = "max-sm:w-[calc(50%-0.25rem)]";
const ON_A_PHONE = "max-sm:!min-h-9 max-sm:!px-1.5 max-sm:!py-1 max-sm:!text-[0.8125rem] max-sm:leading-4";

/** Title and the three ways to add a contract. Source: behaviour §7, B-51.1. */
export function DashboardHeading({ words }: { words: Copy["contracts"]["dashboard"] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-6 sm:gap-y-3">
      <h1 className="max-sm:text-xl max-sm:leading-6">{words.title}</h1>
      {/* on a phone the camera stands beside the title, so that the list begins higher up */}
      <div className="contents sm:flex sm:gap-2">
        <PhotographButton className={classes(ON_A_PHONE, "max-sm:!px-3 max-sm:gap-2 sm:order-last")} />
        <Link href="/upload" className={classes(buttonClasses(), ON_A_PHONE, HALF)}>
          <UploadIcon className="size-4 max-sm:hidden" />
          {words.upload}
        </Link>
        <Link
          href="/create"
          prefetch={false}
          className={classes(buttonClasses({ variant: "outline" }), ON_A_PHONE, HALF)}
        >
          <PlusIcon className="size-4 max-sm:hidden" />
          {words.create}
        </Link>
      </div>
    </div>
  );
}

export type ViewTab = { name: string; address: string; isShown: boolean; isKept?: boolean; count?: number };

/** The list's views as links; screen readers don't hear the counts. */
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
