"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { DateText } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import type { BatchDto } from "@/lib/drafting/schema";

/** Lists of drafts of the last days. */
export function RecentBatches({ batches }: { batches: readonly BatchDto[] }) {
  const words = useCopy().drafting.batch;
  return (
    <section className="max-w-4xl space-y-2">
      <h2 className="text-base">{words.recent}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {batches.map(({ id, name, createdAt, made, total, failed }) => (
          <li key={id}>
            <Link
              href={`/create/drafts/${encodeURIComponent(id)}`}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 basis-52 font-medium break-words">{name}</span>
              <span className="text-xs text-ink-muted">
                <DateText value={createdAt} /> · {words.making(made, total)}
                {failed > 0 && ` · ${words.failed(failed)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
