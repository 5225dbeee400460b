"use client";

import { useSyncExternalStore } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Steps } from "@/components/drafting/steps";
import { Banner } from "@/components/ui/banner";
import { BackLink } from "@/components/ui/page-heading";
import { MAX_AMENDED } from "@/lib/drafting/bounds";
import { idsIn } from "./amend-calls";
import { ChangeForm, type TopicChoice } from "./change-form";
import { ContractsCheck } from "./contracts-check";
import { useAmending } from "./use-amending";

/** One change in many contracts: what is asked, each draft, and then their list. Source: B-33.14. */
export function AmendScreen({ topics }: { topics: readonly TopicChoice[] }) {
  const words = useCopy().amending;
  const ids = idsIn(useHash());
  const isTooMany = ids.length > MAX_AMENDED;
  return (
    <div className="space-y-6">
      <div className="space-y-1">
        <BackLink href="/dashboard">{words.toList}</BackLink>
        <h1>{words.title}</h1>
        <p className="text-ink-muted">{words.intro}</p>
      </div>
      {ids.length === 0 && <Banner>{words.none}</Banner>}
      {isTooMany && <Banner tone="error">{words.most(MAX_AMENDED)}</Banner>}
      {ids.length > 0 && !isTooMany && <AmendSteps key={ids.join()} ids={ids} topics={topics} />}
    </div>
  );
}

function AmendSteps({ ids, topics }: { ids: readonly string[]; topics: readonly TopicChoice[] }) {
  const { amending: words, drafting } = useCopy();
  const amending = useAmending(ids);
  return (
    <div className="space-y-6">
      <Steps at={amending.items ? "check" : "file"} first={drafting.steps.change} />
      <p className="text-sm text-ink-muted">{words.count(ids.length)}</p>
      {amending.problem && <Banner tone="error">{amending.problem}</Banner>}
      {amending.items ? (
        <ContractsCheck amending={amending} items={amending.items} />
      ) : (
        <ChangeForm amending={amending} topics={topics} />
      )}
    </div>
  );
}

/** Behind the `#`; '' on the server. */
function useHash(): string {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener("hashchange", onChange);
      return () => window.removeEventListener("hashchange", onChange);
    },
    () => window.location.hash,
    () => "",
  );
}
