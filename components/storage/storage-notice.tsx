import { Link } from "@/components/ui/link";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { NEARLY_FULL, percentUsed } from "@/lib/access/usage-bounds";
import type { UsageDto } from "@/lib/access/usage-schema";
import type { Copy } from "@/lib/copy/copy";
import { shareOf } from "./amounts";

/**
 * Says that an account's storage is nearly full before it is, and that it is; nothing otherwise. `link`: to where the
 * figures stand.
 */
export function StorageNotice({
  usage,
  words,
  link = true,
}: {
  usage: UsageDto;
  words: Copy["storage"];
  link?: boolean;
}) {
  const percent = percentUsed(usage.storage);
  if (percent === null || percent < NEARLY_FULL * 100) return null;
  const amount = shareOf(usage.storage, words);
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        link && (
          <Link href="/settings#storage" className={buttonClasses({ variant: "outline", size: "sm" })}>
            {words.see}
          </Link>
        )
      }
    >
      {percent >= 100 ? words.full(amount) : words.nearlyFull(percent, amount)}
    </Banner>
  );
}
