"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { ChosenTemplate } from "@/components/drafting/drafting-calls";
import { Steps } from "@/components/drafting/steps";
import { BackLink } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import type { TemplateDto } from "@/lib/contracts/templates/template-schema";
import type { BatchDto } from "@/lib/drafting/schema";
import { RecentBatches } from "@/components/drafting/batch/recent-batches";
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
