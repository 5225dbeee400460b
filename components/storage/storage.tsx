import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { percentUsed, NEARLY_FULL } from "@/lib/access/usage-bounds";
import type { UsageDto } from "@/lib/access/quotas";
import type { Copy } from "@/lib/copy/copy";

/** Storage used by the user's own contracts, in Settings. */
export function StorageCard({ usage, words }: { usage: UsageDto; words: Copy["storage"] }) {
  const percent = percentUsed(usage.storage);
  const share = formatShare(usage.storage, words);
  return (
    <SectionCard id="storage" title={words.title} text={words.intro}>
      <div className="space-y-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="font-medium">{share}</span>
          <span className="text-sm text-ink-muted">
            {percent === null ? words.unlimited : words.contracts(usage.contracts.used, usage.contracts.limit)}
          </span>
        </p>
        {percent !== null && <Progress label={words.meter} percent={percent} valueText={share} />}
        {percent === null && (
          <p className="text-sm text-ink-muted">{words.contracts(usage.contracts.used, usage.contracts.limit)}</p>
        )}
      </div>
    </SectionCard>
  );
}

export function isNearlyFull({ storage }: UsageDto): boolean {
  const percent = percentUsed(storage);
  return percent !== null && percent >= NEARLY_FULL * 100;
}

/**
 * Warns when an account's storage is nearly full, and when it is full; otherwise shows nothing. `link`: where the
 * figures are shown.
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
  if (percent === null || !isNearlyFull(usage)) return null;
  const amount = formatShare(usage.storage, words);
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

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

type Words = Copy["storage"];

/** Bytes in the largest unit that gives at least 1, to a tenth, never rounded down to zero. */
export function formatAmount(bytes: number, words: Words): string {
  return bytes < GIGABYTE
    ? words.used(inTenths(bytes / MEGABYTE), words.units.megabytes)
    : words.used(inTenths(bytes / GIGABYTE), words.units.gigabytes);
}

/** Used of available, both in the limit's unit: '1.2 of 5 GB'. */
function formatShare({ usedBytes, limitBytes }: UsageDto["storage"], words: Words): string {
  if (limitBytes === null) return formatAmount(usedBytes, words);
  const [unit, name] = limitBytes < GIGABYTE ? [MEGABYTE, words.units.megabytes] : [GIGABYTE, words.units.gigabytes];
  return words.of(inTenths(usedBytes / unit), inTenths(limitBytes / unit), name);
}

function inTenths(value: number): number {
  return Math.ceil(value * 10) / 10;
}
