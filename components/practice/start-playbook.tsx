"use client";

import { useState } from "react";
import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses, Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { DocumentIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { BookDraftDto } from "@/lib/positions/draft/schema";
import { DraftReview } from "./draft-review";
import { PlanForm, type Offered, type Plan } from "./plan-form";
import { draftPlaybook, saveBook } from "./practice-calls";

/** Contracts are chosen, the playbook that comes of them is looked through, and what stays is saved. Source: B-34.7. */
export function StartPlaybook({ offered }: { offered: readonly Offered[] }) {
  const { practice } = useCopy();
  const words = practice.plan;
  const [plan, setPlan] = useState<Plan>({ name: "", side: "mutual", language: "", contractIds: [] });
  const [draft, setDraft] = useState<BookDraftDto | null>(null);
  const { isBusy, show, save } = useDraft(plan, setDraft);
  return (
    <>
      <BackLink href="/practice">{practice.title}</BackLink>
      <PageHeading title={words.title} text={words.text} />
      {offered.length === 0 && (
        <Card>
          <EmptyState
            icon={<DocumentIcon />}
            title={practice.empty.title}
            text={practice.empty.text}
            actions={
              <Link href="/dashboard" className={buttonClasses()}>
                {practice.empty.toContracts}
              </Link>
            }
          />
        </Card>
      )}
      {offered.length > 0 && !draft && (
        <PlanForm plan={plan} offered={offered} isBusy={isBusy} onPlan={setPlan} onDraft={() => void show()} />
      )}
      {draft && (
        <DraftReview
          draft={draft}
          isBusy={isBusy}
          onSave={(topics) => void save(draft, topics)}
          back={
            <Button variant="outline" onClick={() => setDraft(null)}>
              {words.change}
            </Button>
          }
        />
      )}
    </>
  );
}

function useDraft(plan: Plan, onDraft: (draft: BookDraftDto) => void) {
  const { plan: words } = useCopy().practice;
  const toast = useToast();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const show = async () => {
    setIsBusy(true);
    const { language, ...rest } = plan;
    const done = await draftPlaybook({ ...rest, ...(language === "" ? {} : { language }) });
    setIsBusy(false);
    if (done.ok) onDraft(done.answer);
    else toast.error(done.message || words.failed);
  };
  const save = async ({ book }: BookDraftDto, topics: ReadonlySet<string>) => {
    setIsBusy(true);
    const positions = book.positions.filter(({ topic }) => topics.has(topic));
    const done = await saveBook({ ...book, positions });
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.failed);
    toast.success(words.saved(done.answer.name));
    return router.push(`/positions?book=${encodeURIComponent(done.answer.id)}`);
  };
  return { isBusy, show, save };
}
