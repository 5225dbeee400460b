"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { signInAgain } from "@/components/forms/sign-in-again";
import { useLatest } from "@/components/ui/use-latest";
import type { AssistantActions } from "./actions";
import { answerTo, type AnswerEvent } from "./answer";
import {
  conversationReducer,
  EMPTY_CONVERSATION,
  type Conversation,
  type Request,
  type VersionRead,
} from "./conversation";
import { chatHistory } from "./history";

export type Assistant = {
  conversation: Conversation;
  /** Asks the server; does nothing while an answer is being made. */
  ask: (request: Request) => void;
  /** Ends the answer at once, here and on the server, keeping what has come. */
  stop: () => void;
};

/**
 * The conversation about one contract and the requests that feed it. An answer still open when the panel goes is given
 * up.
 */
export function useAssistant(props: {
  contractId: string | null;
  version: VersionRead | null;
  actions: AssistantActions;
}): Assistant {
  const words = useCopy().assistant;
  const [conversation, dispatch] = useReducer(conversationReducer, EMPTY_CONVERSATION);
  const running = useRef<AbortController | null>(null);
  const latest = useLatest({ ...props, conversation, words });

  const ask = useCallback(
    (request: Request) => {
      if (running.current) return; // not from the conversation: two clicks may come before the next rendering
      const now = latest.current;
      const stopper = new AbortController();
      running.current = stopper;
      dispatch({ type: "asked", request, version: now.version });
      const call = {
        ...now,
        signal: stopper.signal,
        history: chatHistory(now.conversation, now.words),
        onSignInRequired: signInAgain,
      };
      void forEachUntilStopped(answerTo(request, call), stopper.signal, dispatch).finally(() => {
        if (running.current === stopper) running.current = null;
      });
    },
    [latest],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    dispatch({ type: "stopped" });
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  return { conversation, ask, stop };
}

/** What arrives after a stop is not taken, and closes the stream. */
async function forEachUntilStopped(
  events: AsyncIterable<AnswerEvent>,
  signal: AbortSignal,
  take: (event: AnswerEvent) => void,
): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    take(event);
  }
}
