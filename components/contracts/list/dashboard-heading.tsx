import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { PlusIcon, UploadIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** Side by side, with room for words and none for pictures. */
const ON_A_PHONE = "max-sm:!min-h-9 max-sm:!px-1.5 max-sm:!py-1 max-sm:!text-[0.8125rem] max-sm:leading-4";

/** Title and the two ways to a new contract. Source: behaviour §7. */
export function DashboardHeading({ words }: { words: Copy["contracts"]["dashboard"] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 sm:gap-y-3">
      <h1 className="max-sm:text-xl max-sm:leading-6">{words.title}</h1>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        <Link href="/upload" className={classes(buttonClasses(), ON_A_PHONE)}>
          <UploadIcon className="size-4 max-sm:hidden" />
          {words.upload}
        </Link>
        <Link href="/create" prefetch={false} className={classes(buttonClasses({ variant: "outline" }), ON_A_PHONE)}>
          <PlusIcon className="size-4 max-sm:hidden" />
          {words.create}
        </Link>
      </div>
    </div>
  );
}
