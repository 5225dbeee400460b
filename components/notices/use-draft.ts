"use client";

import { useEffect, useState } from "react";
import type { NoticeDraftDto } from "@/lib/notices/schema";
import { draftUrl, readDraft, type Choices } from "./notice-calls";

type State = { draft: NoticeDraftDto | null; isFailed: boolean; isAsking: boolean };

/**
 * The draft for a person's answers, read anew with each; the last one stays while the next is read. The letter's words
 * are the draft's until somebody edits them: then answers only fill the gaps that are left.
 */
export function useDraft(contractId: string, first: Choices) {
  const [choices, setChoices] = useState<Choices>(first);
  const [round, setRound] = useState(0);
  const [edited, setEdited] = useState<string | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const [{ draft, isFailed, isAsking }, setState] = useState<State>({ draft: null, isFailed: false, isAsking: true });
  const address = draftUrl(contractId, choices);
  useEffect(() => {
    let isGone = false;
    void readDraft(address).then((answer) => {
      if (isGone) return;
      setState((known) => ({ draft: answer ?? known.draft, isFailed: answer === null, isAsking: false }));
      if (answer) setEdited((text) => text && filled(text, answer));
    });
    return () => {
      isGone = true;
    };
  }, [address, round]);
  const ask = () => setState((known) => ({ ...known, isFailed: false, isAsking: true }));
  return {
    draft,
    isFailed,
    isAsking,
    choices,
    text: edited ?? draft?.text ?? "",
    title: title ?? draft?.title ?? "",
    isEdited: edited !== null || title !== null,
    edit: setEdited,
    rename: setTitle,
    rewrite: () => {
      setEdited(null);
      setTitle(null);
    },
    choose: (change: Choices) => {
      ask();
      setRound((count) => count + 1);
      setChoices((known) => ({ ...known, ...change }));
    },
    reload: () => {
      ask();
      setRound((count) => count + 1);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** Puts what is known by now into the gaps of an edited letter. */
function filled(text: string, { facts }: NoticeDraftDto): string {
  return facts.reduce(
    (done, { gap, written }) => (written === null ? done : done.replaceAll(gap, () => written)),
    text,
  );
}
