"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { signInAgain } from "@/components/forms/api";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { AssistantActions } from "./assistant-calls";
import { answerTo, readExtras, type AnswerEvent } from "./answer";
import {
  conversationReducer,
  EMPTY_CONVERSATION,
  recalled,
  type Conversation,
  type ConversationEvent,
  type Request,
  type VersionRead,
} from "./conversation";
import { chatHistory } from "./conversation-text";

export type Assistant = {
  conversation: Conversation;
  /** Asks the server; ignored while an answer is in progress. */
  ask: (request: Request) => void;
  /** Stops the answer at once, here and on the server, keeping what arrived. */
  stop: () => void;
  /** Earlier questions could not be loaded. */
  isRecallFailed: boolean;
  /** Deletes the conversation for good. @returns the server's message if that failed */
  forget: () => Promise<string | null>;
};

/** The conversation about one contract and its requests. Cancels an answer in progress when the panel unmounts. */
export function useAssistant(props: {
  contractId: string | null;
  version: VersionRead | null;
  actions: AssistantActions;
}): Assistant {
  const { assistant: words, common } = useCopy();
  const [conversation, dispatch] = useReducer(conversationReducer, EMPTY_CONVERSATION);
  const running = useRef<AbortController | null>(null);
  const latest = useLatest({ ...props, conversation, words, noAnswerReason: common.noAnswerReason });

  const ask = useCallback(
    (request: Request) => {
      if (running.current) return; // use the ref, not the conversation: two clicks may come before the next render
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

  const { contractId, actions } = props;
  const isRecallFailed = useRecall(props, dispatch);
  const forget = useCallback(async () => {
    if (contractId === null) return null;
    const done = await actions.forget({ contractId }).catch(() => null);
    if (done?.ok) dispatch({ type: "forgotten" });
    return done?.ok ? null : (done?.error.message ?? "");
  }, [contractId, actions]);

  return { conversation, ask, stop, isRecallFailed, forget };
}

/** Loads earlier questions, once per contract; the newest summary with its facts and obligations. */
function useRecall(
  props: { contractId: string | null; actions: AssistantActions },
  take: (event: ConversationEvent) => void,
): boolean {
  const [isFailed, setFailed] = useState(false);
  const { contractId } = props;
  const latest = useLatest(props.actions); // new actions of the same kind are no reason to ask again
  useEffect(() => {
    if (contractId === null) return;
    const { signal, abort } = stopper();
    void recallEvents(contractId, latest.current, signal, (event) => {
      if (!signal.aborted) take(event);
    }).catch(() => setFailed(!signal.aborted)); // no answer
    return abort;
  }, [contractId, latest, take]);
  return isFailed;
}

function stopper(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** @throws if the server gives no answer or refuses */
async function recallEvents(
  contractId: string,
  actions: AssistantActions,
  signal: AbortSignal,
  take: (event: ConversationEvent) => void,
): Promise<void> {
  const kept = await actions.kept({ contractId }, signal);
  if (!kept.ok) throw new Error(kept.error.message);
  take({ type: "recalled", kept: kept.data });
  const summary = recalled(kept.data).findLast(({ request }) => request.kind === "summary");
  if (!summary) return;
  const { id, version, receipt } = summary;
  for await (const besides of readExtras(contractId, receipt, { actions, version, signal }))
    take({ type: "recalledBesides", id, besides });
}

/** Ignores anything arriving after a stop, and closes the stream. */
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
