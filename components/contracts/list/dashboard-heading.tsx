import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { PlusIcon, UploadIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";

/** Title and the two ways to a new contract. Source: behaviour §7. */
export function DashboardHeading({ words }: { words: Copy["contracts"]["dashboard"] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1>{words.title}</h1>
      <div className="grid w-full gap-2 sm:flex sm:w-auto">
        <Link href="/upload" className={buttonClasses()}>
          <UploadIcon className="size-4" />
          {words.upload}
        </Link>
        <Link href="/create" prefetch={false} className={buttonClasses({ variant: "outline" })}>
          <PlusIcon className="size-4" />
          {words.create}
        </Link>
      </div>
    </div>
  );
}
