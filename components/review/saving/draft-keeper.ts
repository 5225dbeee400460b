"use client";

import { useEffect, useLayoutEffect, type RefObject } from "react";
import type { Draft, DraftStore } from "./draft-store";

/** Quiet time after an edit before the draft is stored. */
export const DRAFT_QUIET_MS = 1_000;
/** While someone types without a pause, the draft is at most this much older than the text. */
export const DRAFT_LONGEST_MS = 5_000;

type Options = {
  store: DraftStore;
  /** The current draft, or null if the text equals the saved version and needs none. */
  draft: () => Draft | null;
  /** Called when an edited text equals the saved version again. */
  onUnchanged?: () => void;
};

/** Stores the unsaved text during typing: after a pause and in idle time, because reading 300 pages takes a moment. */
export class DraftKeeper {
  readonly #options: Options;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Call it on each edit. */
  touch(): void {
    const now = Date.now();
    this.#waitingSince ??= now;
    clearTimeout(this.#timer);
    const longest = this.#waitingSince + DRAFT_LONGEST_MS - now;
    this.#timer = setTimeout(() => whenIdle(() => this.#keep()), Math.max(0, Math.min(DRAFT_QUIET_MS, longest)));
  }

  /** Stores any pending text at once: the page may be gone in a moment. */
  flush(): void {
    if (this.#waitingSince === null) return;
    this.#settle();
    const draft = this.#options.draft();
    if (draft) this.#options.store.writeNow(draft);
  }

  /** Deletes the draft, for example after a save. */
  async forget(): Promise<void> {
    this.#settle();
    await this.#options.store.remove();
  }

  #keep(): void {
    if (this.#waitingSince === null) return; // flushed or deleted before there was an idle moment
    this.#settle();
    const draft = this.#options.draft();
    if (draft) return void this.#options.store.write(draft);
    this.#options.onUnchanged?.();
    void this.#options.store.remove();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
  }
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2_000 });
  else work();
}

/** A page can go without notice: a closed tab, a crash of the device, a link of this site. */
export function useFlushBeforeGoing(keeper: DraftKeeper): void {
  useLayoutEffect(() => {
    const flush = () => keeper.flush();
    const onVisibility = () => document.visibilityState === "hidden" && keeper.flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", onVisibility);
      keeper.flush();
    };
  }, [keeper]);
}

/** Asks before closing a page with unsaved text, unless it is left on purpose. */
export function useUnloadWarning(isDirty: boolean, isLeaving: RefObject<boolean>): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, isLeaving]);
}
