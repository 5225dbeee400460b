"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { MailDto } from "@/lib/accounts/schema";
import { MAIL_PATH, readMails } from "./mail-calls";

type MailsState = { step: "loading" } | { step: "failed" } | { step: "loaded"; items: MailDto[]; next: string | null };
export type Mails = { state: MailsState; isBusy: boolean; more: () => Promise<void>; refresh: () => Promise<void> };

/**
 * The outgoing letters, newest first, a page at a time. An answer that was overtaken by a newer question is dropped.
 */
export function useMails(): Mails {
  const [state, setState] = useState<MailsState>({ step: "loading" });
  const [isBusy, setIsBusy] = useState(false);
  const lastQuestion = useRef(0);

  const ask = useCallback(async (path: string, known: readonly MailDto[]) => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    setIsBusy(true);
    const page = await readMails(path);
    if (question !== lastQuestion.current) return;
    setIsBusy(false);
    setState(page ? { step: "loaded", items: [...known, ...page.items], next: page.next } : { step: "failed" });
  }, []);

  // The server is the outside system; leaving counts as a newer question.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it says that it waits for the server
    void ask(MAIL_PATH, []);
    const questions = lastQuestion;
    return () => {
      questions.current += 1;
    };
  }, [ask]);

  return {
    state,
    isBusy,
    more: async () => {
      if (state.step === "loaded" && state.next !== null) await ask(state.next, state.items);
    },
    refresh: () => ask(MAIL_PATH, []),
  };
}
