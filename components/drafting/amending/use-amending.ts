"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { AmendableDto, Amend, AmendmentPreviewDto, FindAmendable } from "@/lib/drafting/amending/amending-schema";
import * as calls from "./amend-calls";

/** What is asked of all contracts. */
export type Asked = {
  by: "topic" | "words";
  topic: string;
  words: string;
  kind: Amend["change"]["kind"];
  old: string;
  wording: string;
  holdsFrom: string;
  name: string;
};
const NOTHING_ASKED: Asked = {
  by: "words",
  topic: "",
  words: "",
  kind: "replaceWords",
  old: "",
  wording: "",
  holdsFrom: "",
  name: "",
};

/** A contract on the way to its draft. `failure`: why it can't be read, or its draft not be shown. */
export type Item = {
  contractId: string;
  found: AmendableDto | null;
  clause: string;
  preview: AmendmentPreviewDto | null;
  isLeftOut: boolean;
  failure: string;
};

const READ_AT_ONCE = 3;

function toChange({ kind, old, wording }: Asked): Amend["change"] {
  if (kind === "deleteClause") return { kind };
  return kind === "replaceWords"
    ? { kind, old: old.trim(), wording: wording.trim() }
    : { kind, wording: wording.trim() };
}

function toWanted({ by, topic, words, kind, old }: Asked): NonNullable<FindAmendable["wanted"]> {
  if (by === "topic") return { topic };
  return { words: words.trim() || (kind === "replaceWords" ? old.trim() : "") };
}

/** Whether everything is said that finding and writing need. */
export function isComplete(asked: Asked): boolean {
  const isNamed = asked.by === "topic" ? asked.topic !== "" : asked.words.trim() !== "" || asked.old.trim() !== "";
  if (!isNamed || asked.kind === "deleteClause") return isNamed;
  return asked.wording.trim() !== "" && (asked.kind !== "replaceWords" || asked.old.trim() !== "");
}

export const isReady = ({ preview, isLeftOut }: Item) => !isLeftOut && preview?.problem === null;

/** Reads contracts a few at a time; an answer to what is no longer asked is dropped. */
export function useAmending(contractIds: readonly string[]) {
  const { amending: words, drafting } = useCopy();
  const router = useRouter();
  const [asked, setAsked] = useState(NOTHING_ASKED);
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const round = useRef(0);
  const attempt = useRef<{ key: string; of: string } | null>(null);

  const put = (contractId: string, change: Partial<Item>) =>
    setItems((all) => all && all.map((one) => (one.contractId === contractId ? { ...one, ...change } : one)));

  async function preview(found: AmendableDto, clause: string) {
    const { contractId, versionId } = found;
    const own = round.current;
    put(contractId, { clause, preview: null, failure: "" });
    if (clause === "") return;
    const body = { contractId, versionId, clause, change: toChange(asked), holdsFrom: asked.holdsFrom || null };
    const done = await calls.previewAmendment(body);
    if (own !== round.current) return;
    const answer = done.ok ? { preview: done.answer } : { failure: done.message || drafting.failed };
    setItems((all) => all && all.map((one) => (isStill(one, contractId, clause) ? { ...one, ...answer } : one)));
  }

  async function readOne(contractId: string) {
    const own = round.current;
    const done = await calls.findAmendable({ contractId, wanted: toWanted(asked) });
    if (own !== round.current) return;
    if (!done.ok) return put(contractId, { failure: done.message || drafting.failed });
    put(contractId, { found: done.answer });
    if (done.answer.found !== null) await preview(done.answer, done.answer.found);
  }

  async function find() {
    round.current += 1;
    setProblem(null);
    setItems(contractIds.map((contractId) => ({ ...NEW_ITEM, contractId })));
    const left = [...contractIds];
    const reader = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await readOne(id);
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, reader));
  }

  async function make() {
    const contracts = (items ?? [])
      .filter(isReady)
      .flatMap(({ found, clause }) => (found ? [toOne(found, clause)] : []));
    const name =
      asked.name.trim() ||
      words.defaultName(
        (asked.kind === "deleteClause" ? words.deleteClause : asked.wording.trim()).slice(0, 60).replace(/\s+/gu, " "),
      );
    const body = { name, change: toChange(asked), holdsFrom: asked.holdsFrom || null, contracts };
    const of = JSON.stringify(body);
    attempt.current = attempt.current?.of === of ? attempt.current : { key: crypto.randomUUID(), of };
    setIsBusy(true);
    const done = await calls.amendMany(body, attempt.current.key);
    if (done.ok) return router.push(`/create/drafts/${encodeURIComponent(done.answer.id)}`);
    setIsBusy(false);
    setProblem(done.message || drafting.failed);
  }
  return {
    asked,
    setAsked,
    items,
    problem,
    isBusy,
    find: () => void find(),
    choose: (item: Item, clause: string) => void (item.found && preview(item.found, clause)),
    leaveOut: ({ contractId, isLeftOut }: Item) => put(contractId, { isLeftOut: !isLeftOut }),
    back: () => ((round.current += 1), setItems(null)),
    make: () => void make(),
  };
}
export type Amending = ReturnType<typeof useAmending>;

const NEW_ITEM = { found: null, clause: "", preview: null, isLeftOut: false, failure: "" };
const isStill = (one: Item, contractId: string, clause: string) =>
  one.contractId === contractId && one.clause === clause;
const toOne = ({ contractId, versionId }: AmendableDto, clause: string) => ({ contractId, versionId, clause });
