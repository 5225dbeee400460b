"use client";

import { useMemo, useState, useCallback, useEffect } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { isArrayWith, isMaybe, isNumber, isShape, isText, readJson, type Is } from "@/components/forms/shape";
import { useToast } from "@/components/ui/overlay/toast";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { cellPlaces } from "./cell-place";
import { decideRound, readCurrentVersionId, readNotes, readVersion } from "./round-calls";
import type { RestOfSentence } from "./sentence";
import { findSurroundings } from "./round-text";
import { useChanges } from "./use-rounds";

export const FILTERS = ["all", "tracked", "untracked", "notes"] as const;
type Filter = (typeof FILTERS)[number];

export type RoundReviewInput = {
  contractId: string;
  /** Determines the playbook. */
  contractType: string;
  round: RoundDto;
  userId: string;
  /** The base version for saving decisions. */
  baseVersionId: string;
  /** Another version is current, through these decisions or someone else. */
  onVersion: (versionId: string) => void;
};

/** One round under review: its changes and their text, the choices made, and the current position. */
export function useRoundReview({ contractId, round, userId, baseVersionId, onVersion }: RoundReviewInput) {
  const words = useCopy().rounds.bar;
  const toast = useToast();
  const { changes = NONE, isFailed, reload } = useChanges(contractId, round.id);
  const text = useRead(`sent ${round.sentVersionId}`, async () =>
    round.sentVersionId === null ? null : readVersion(contractId, round.sentVersionId),
  );
  const notes = useRead<CommentDto[]>(`notes ${round.id}`, () => readNotes(contractId));
  const { choices, choose, clear } = useChoices(userId, round.id);
  const [filter, setFilter] = useState<Filter>("all");
  const [chosenId, setCurrentId] = useState<string | null>(null);
  const [saving, setSaving] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const blocks = useMemo(() => (text.data ? blocksFromHtml(text.data.textContent) : null), [text.data]);
  const plainText = useMemo(() => blocks?.map(blockText).join("\n") ?? "", [blocks]);
  const arounds = useMemo(
    () => new Map(changes.map((change) => [change.id, findSurroundings(plainText, change)])),
    [changes, plainText],
  );
  const cells = useMemo(() => cellPlaces(blocks ?? [], changes), [blocks, changes]);
  const shown = useMemo(
    () => changes.filter(({ tracked }) => filter === "all" || tracked === (filter === "tracked")),
    [changes, filter],
  );
  /** The selection, unless it equals the saved decision. */
  const choiceFor = ({ id, decision, counter }: RoundChangeDto) => {
    const choice = choices.get(id) ?? null;
    return choice === decision && counter === null ? null : choice;
  };
  /** As decided so far, saved or not: what isn't taken over, with our wording in place of theirs or null. */
  const refused = useMemo(() => refusedBy(choices, changes), [choices, changes]);
  const isOpen = (change: RoundChangeDto) => change.decision === "open" && !choices.has(change.id);
  /** From the start the first open change is current, so that the keys act on what is marked. */
  const currentId = chosenId ?? shown.find(isOpen)?.id ?? null;

  const goTo = (changeId: string) => {
    setCurrentId(changeId);
    bringIntoView(changeId);
  };
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === currentId);
    const next = shown[at < 0 ? (by === 1 ? 0 : shown.length - 1) : at + by];
    if (next) goTo(next.id);
  };
  const decide = (changeId: string, choice: Choice | null) => {
    choose([changeId], choice);
    if (choice === null) return setCurrentId(changeId);
    const at = shown.findIndex(({ id }) => id === changeId);
    const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find(isOpen);
    if (next) goTo(next.id);
  };
  const decideCurrent = (choice: "accepted" | "rejected") => {
    const current = shown.find(({ id }) => id === currentId);
    if (current) decide(current.id, choice);
  };

  const save = async () => {
    setSaving({ busy: true, problem: null });
    const chosen = (wanted: "accepted" | "rejected") =>
      changes.filter((change) => choiceFor(change) === wanted).map(({ id }) => id);
    const done = await decideRound(contractId, round.id, {
      accept: chosen("accepted"),
      reject: chosen("rejected"),
      counter: changes.flatMap(({ id }) => {
        const choice = choices.get(id);
        return typeof choice === "object" ? [{ id, text: choice.counter, rest: choice.rest ?? undefined }] : [];
      }),
      baseVersionId,
    });
    if (!done.ok) {
      const isStale = done.code === "versionConflict";
      const current = isStale ? await readCurrentVersionId(contractId) : null;
      if (current !== null) onVersion(current);
      return setSaving({ busy: false, problem: isStale ? words.stale : done.message || words.failed });
    }
    setSaving({ busy: false, problem: null });
    clear();
    await reload();
    toast.success(words.saved(done.answer.versionNumber));
    onVersion(done.answer.id);
  };

  return {
    changes,
    shown,
    isLoading: (changes === NONE && !isFailed) || (text.data === undefined && !text.isFailed),
    isFailed: isFailed || text.isFailed,
    blocks,
    plainText,
    arounds,
    cells,
    notes: notes.data?.filter((note) => note.roundId === round.id) ?? [],
    choiceFor,
    refused,
    choose,
    decide,
    decideCurrent,
    filter,
    setFilter,
    currentId,
    goTo,
    step,
    isOpen,
    save,
    saving,
    unsaved: changes.filter((change) => choiceFor(change) !== null).length,
  };
}

const NONE: readonly RoundChangeDto[] = [];

function refusedBy(choices: Choices, changes: readonly RoundChangeDto[]): Map<string, string | null> {
  const refused = new Map<string, string | null>();
  for (const { id, decision, counter } of changes) {
    const choice = choices.get(id) ?? (counter === null ? decision : { counter });
    if (choice === "rejected") refused.set(id, null);
    if (typeof choice === "object") refused.set(id, choice.counter);
  }
  return refused;
}

/** Scrolls to the card and the place in the text; twice, because off-screen parts have an estimated height. */
function bringIntoView(changeId: string): void {
  const show = () => {
    document.getElementById(cardId(changeId))?.scrollIntoView({ block: "nearest" });
    const marks = [...document.querySelectorAll<HTMLElement>("[data-change]")];
    marks.find(({ dataset }) => dataset["change"] === changeId)?.scrollIntoView({ block: "center" });
  };
  requestAnimationFrame(() => {
    show();
    requestAnimationFrame(show);
  });
}

/** `counter`: our wording in place of theirs; `rest`: what else of its sentence is new, which is then `sentence`. */
export type Choice = "accepted" | "rejected" | Counter;
export type Counter = {
  counter: string;
  rest?: RestOfSentence[] | null | undefined;
  sentence?: string | null | undefined;
};
/** The user's choices by change, not yet applied. */
type Choices = ReadonlyMap<string, Choice>;

const isRest = isShape<RestOfSentence>({ start: isNumber, end: isNumber, before: isText, after: isText });
const isCounter = isShape<Counter>({ counter: isText, rest: isMaybe(isArrayWith(isRest)), sentence: isMaybe(isText) });
const isChoice: Is<Choice> = (value): value is Choice =>
  value === "accepted" || value === "rejected" || isCounter(value);
const isKept = isArrayWith(
  (value): value is [string, Choice] =>
    Array.isArray(value) && value.length === 2 && isText(value[0]) && isChoice(value[1]),
);

/**
 * Decisions not yet applied, stored in this browser per user and round, so that a reload loses none. Source: B-26.12.
 */
function useChoices(userId: string, roundId: string) {
  const place = `round:${userId}:${roundId}`;
  const [choices, setChoices] = useState<Choices>(new Map());
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what this browser keeps is known after hydration only
    setChoices(read(place));
    const follow = ({ key }: StorageEvent) => key === place && setChoices(read(place));
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [place]);

  const change = useCallback(
    (next: (known: Choices) => Choices) => {
      write(place, next(read(place))); // another tab may have chosen meanwhile
      setChoices(next);
    },
    [place],
  );
  /** Sets the choice for some changes; null removes it. */
  const choose = useCallback(
    (changeIds: readonly string[], choice: Choice | null) =>
      change((known) => {
        const next = new Map(known);
        for (const id of changeIds)
          if (choice === null) next.delete(id);
          else next.set(id, choice);
        return next;
      }),
    [change],
  );
  const clear = useCallback(() => change(() => new Map()), [change]);
  return { choices, choose, clear };
}

function read(place: string): Choices {
  try {
    return new Map(readJson(localStorage.getItem(place), isKept));
  } catch {
    return new Map(); // blocked storage holds no choices
  }
}

function write(place: string, choices: Choices): void {
  try {
    if (choices.size === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify([...choices]));
  } catch {
    // storage is blocked or full: choices last as long as the page
  }
}

export const cardId = (changeId: string) => `change-${changeId}`;
