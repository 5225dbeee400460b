"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { ChosenTemplate } from "@/components/drafting/drafting-calls";
import { Steps } from "@/components/drafting/steps";
import { DateText } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { BackLink } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import type { TemplateDto } from "@/lib/contracts/templates/template-schema";
import type { BatchDto } from "@/lib/drafting/schema";
import { CheckStep } from "./check-step";
import { FileStep } from "./file-step";
import { useBulk } from "./use-bulk";

export type BulkScreenProps = { first: ChosenTemplate; own: readonly TemplateDto[]; recent: readonly BatchDto[] };

/** From a template and a spreadsheet to drafts: choosing, checking, and then their list. Source: B-33.8. */
export function BulkScreen({ first, own, recent }: BulkScreenProps) {
  const { drafting: words, templates } = useCopy();
  const bulk = useBulk(first);
  return (
    <div className="space-y-6">
      <div className="space-y-1">
        <BackLink href="/create">{templates.backToTemplates}</BackLink>
        <h1>{words.title}</h1>
        <p className="text-ink-muted">{words.intro}</p>
      </div>
      <Steps at={bulk.sheet ? "check" : "file"} />
      {bulk.problem && <Banner tone="error">{bulk.problem}</Banner>}
      {bulk.sheet ? <CheckStep bulk={bulk} sheet={bulk.sheet} /> : <FileStep bulk={bulk} own={own} />}
      {!bulk.sheet && recent.length > 0 && <RecentBatches batches={recent} />}
    </div>
  );
}

/** Lists of drafts of the last days. */
function RecentBatches({ batches }: { batches: readonly BatchDto[] }) {
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
