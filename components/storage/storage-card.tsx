import { Progress } from "@/components/ui/progress";
import { SectionCard } from "@/components/ui/section-card";
import { percentUsed } from "@/lib/access/usage-bounds";
import type { UsageDto } from "@/lib/access/usage-schema";
import type { Copy } from "@/lib/copy/copy";
import { shareOf } from "./amounts";

/** What the person's own contracts take of what they may, in Settings. */
export function StorageCard({ usage, words }: { usage: UsageDto; words: Copy["storage"] }) {
  const percent = percentUsed(usage.storage);
  const share = shareOf(usage.storage, words);
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
