"use client";

import { useSyncExternalStore, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Steps } from "@/components/drafting/steps";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Select, Textarea } from "@/components/ui/field";
import { BackLink } from "@/components/ui/page-heading";
import { MAX_AMENDED } from "@/lib/drafting/bounds";
import { idsIn } from "./amend-calls";
import { ContractsCheck } from "./contracts-check";
import { isComplete, useAmending, type Amending, type Asked } from "./use-amending";

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

type TopicChoice = { id: string; name: string };
type ChangeFormProps = { amending: Amending; topics: readonly TopicChoice[] };
type Put = (change: Partial<Asked>) => void;

/** Step 1: which clause, what it shall say, and from when. */
function ChangeForm({ amending, topics }: ChangeFormProps) {
  const words = useCopy().amending;
  const { asked, setAsked, find } = amending;
  const put: Put = (change) => setAsked({ ...asked, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(asked)) find();
  };
  return (
    <form onSubmit={submit} className="draft-card max-w-3xl space-y-5">
      <ClauseFields asked={asked} put={put} topics={topics} />
      <ChangeFields asked={asked} put={put} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.holdsFrom} hint={words.holdsFromHint}>
          <Input type="date" value={asked.holdsFrom} onChange={(event) => put({ holdsFrom: event.target.value })} />
        </Field>
        <Field label={words.name}>
          <Input value={asked.name} maxLength={200} onChange={(event) => put({ name: event.target.value })} />
        </Field>
      </div>
      <Button type="submit" disabled={!isComplete(asked)}>
        {words.find}
      </Button>
    </form>
  );
}

function ClauseFields({ asked, put, topics }: { asked: Asked; put: Put; topics: readonly TopicChoice[] }) {
  const words = useCopy().amending;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.which}>
        <Select value={asked.by} onChange={(event) => put({ by: event.target.value === "topic" ? "topic" : "words" })}>
          <option value="words">{words.by.words}</option>
          <option value="topic">{words.by.topic}</option>
        </Select>
      </Field>
      {asked.by === "topic" ? (
        <Field label={words.topic}>
          <Select value={asked.topic} onChange={(event) => put({ topic: event.target.value })}>
            <option value="" />
            {topics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field label={words.words} hint={words.wordsHint}>
          <Input value={asked.words} maxLength={500} onChange={(event) => put({ words: event.target.value })} />
        </Field>
      )}
    </div>
  );
}

const KINDS = ["replaceWords", "replaceClause", "addClause", "deleteClause"] as const;

function ChangeFields({ asked, put }: { asked: Asked; put: Put }) {
  const words = useCopy().amending;
  const isWhole = asked.kind === "replaceClause" || asked.kind === "addClause";
  return (
    <>
      <Field label={words.change}>
        <Select
          value={asked.kind}
          onChange={(event) => put({ kind: KINDS.find((kind) => kind === event.target.value) ?? "replaceWords" })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {asked.kind === "replaceWords" && (
        <Field label={words.old} hint={words.wordsHint}>
          <Input value={asked.old} maxLength={2_000} onChange={(event) => put({ old: event.target.value })} />
        </Field>
      )}
      {asked.kind !== "deleteClause" && (
        <Field label={isWhole ? words.wording : words.fresh} {...(isWhole && { hint: words.wordingHint })}>
          <Textarea
            rows={isWhole ? 5 : 2}
            value={asked.wording}
            maxLength={10_000}
            onChange={(event) => put({ wording: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
