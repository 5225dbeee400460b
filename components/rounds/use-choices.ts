"use client";

import { useCallback, useEffect, useState } from "react";
import { isListOf, isShape, isText, readJson, type Is } from "@/components/forms/shape";

/** `counter`: words of ours in the place of theirs. */
export type Choice = "accepted" | "rejected" | { counter: string };
/** What the person means to decide, by change; nothing of it is applied yet. */
export type Choices = ReadonlyMap<string, Choice>;

const isCounter = isShape({ counter: isText });
const isChoice: Is<Choice> = (value): value is Choice =>
  value === "accepted" || value === "rejected" || isCounter(value);
const isKept = isListOf(
  (value): value is [string, Choice] =>
    Array.isArray(value) && value.length === 2 && isText(value[0]) && isChoice(value[1]),
);

/**
 * Decisions that are not yet applied, kept in this browser for the person and round, so that a reload loses none.
 * Source: B-26.12.
 */
export function useChoices(userId: string, roundId: string) {
  const place = `round:${userId}:${roundId}`;
  const [choices, setChoices] = useState<Choices>(new Map());
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what this browser keeps is known after hydration only
    setChoices(read(place));
  }, [place]);

  const change = useCallback(
    (next: (known: Choices) => Choices) =>
      setChoices((known) => {
        const changed = next(known);
        write(place, changed);
        return changed;
      }),
    [place],
  );
  /** Chooses for some changes; null takes a choice back. */
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
    return new Map(); // storage that is forbidden holds no choice
  }
}

function write(place: string, choices: Choices): void {
  try {
    if (choices.size === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify([...choices]));
  } catch {
    // storage is forbidden or full: the choices live as long as the page
  }
}
