"use client";

import { useState } from "react";
import type { z } from "zod";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { Position } from "@/lib/positions/position";
import type { BookDto, NewBook, changeBookBody, newBookBody, StarterChoice } from "@/lib/positions/schema";

type Editing = {
  /** The saved state, with its readers. */
  stored: BookDto;
  /** The displayed state. */
  draft: NewBook;
  isChanged: boolean;
  busy: boolean;
  problem: string | null;
  change: (part: Partial<NewBook>) => void;
  changePosition: (position: Position) => void;
  removePosition: (topic: string) => void;
  save: () => Promise<void>;
  /** The server returned a new state. */
  keep: (book: BookDto) => void;
};

/** A playbook being edited: nothing is stored until saved, and a save names the state it is based on. */
export function useBook(initial: BookDto, { change: send }: BookActions): Editing {
  const words = useCopy().positions.book;
  const toast = useToast();
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState(() => toContent(initial));
  const { run, busy, problem } = useAction(send, { fallback: words.saveFailed });
  const change = (part: Partial<NewBook>) => setDraft((known) => ({ ...known, ...part }));

  async function save() {
    const saved = await run({ positionsId: stored.id, revision: stored.revision, ...draft });
    if (!saved) return;
    setStored(saved);
    setDraft(toContent(saved));
    toast.success(words.saved);
  }

  return {
    stored,
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(toContent(stored)),
    busy,
    problem: problem?.message ?? null,
    change,
    changePosition: (position) =>
      change({ positions: draft.positions.map((one) => (one.topic === position.topic ? position : one)) }),
    removePosition: (topic) => change({ positions: draft.positions.filter((one) => one.topic !== topic) }),
    save,
    keep: setStored,
  };
}

/** The part of a playbook that is saved, exported and imported. */
export function toContent({ name, contractType, kinds, side, language, positions }: BookDto): NewBook {
  return { name, contractType, kinds, side, language, positions };
}

/** Server calls for playbooks. A refusal is a value. */
export type BooksActions = BookActions & {
  start(choice: StarterChoice): Promise<ActionResult<BookDto>>;
  import(book: z.input<typeof newBookBody>): Promise<ActionResult<BookDto>>;
};
export type BookActions = {
  change(change: z.input<typeof changeBookBody> & { positionsId: string }): Promise<ActionResult<BookDto>>;
  remove(input: { positionsId: string }): Promise<ActionResult<true>>;
};
