"use client";

import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, useCallback, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Textarea } from "@/components/ui/field";
import { ChatIcon, SendIcon } from "@/components/ui/icons";
import { MAX_MESSAGE_CHARS } from "@/lib/assistant/bounds";
import type { Passage } from "@/lib/engine/port";
import type { NextSteps } from "./answer-card";
import { openExchange, type Conversation, type Request, type VersionRead } from "./conversation";
import { toAnnouncement } from "./conversation-text";
import { ExchangeView } from "./exchange-view";
import { KeptForYou } from "./kept-for-you";

type ChatTabProps = {
  conversation: Conversation;
  version: VersionRead | null;
  isRecallFailed: boolean;
  draft: string;
  onDraft: (draft: string) => void;
  onAsk: (request: Request) => void;
  onStop: () => void;
  onForget: () => Promise<string | null>;
  onShowPassage: (passage: Passage, version: VersionRead | null) => void;
  /** Begins a comment, on a passage of the displayed version where there is one; null where nobody can comment. */
  onAskColleague: NextSteps["onAskColleague"];
};

/** The conversation and the input for the next message. */
export function ChatTab({
  conversation,
  version,
  isRecallFailed,
  draft,
  onDraft,
  onAsk,
  onStop,
  onForget,
  onShowPassage,
  onAskColleague,
}: ChatTabProps) {
  const { assistant } = useCopy();
  const words = assistant.chat;
  const isAnswering = openExchange(conversation) !== null;
  const isEmpty = conversation.exchanges.length === 0;
  const { log, release } = useFollow(conversation);
  const box = useGrowing(draft);
  const rephrase = useCallback(
    (question: string) => {
      onDraft(question);
      box.current?.focus();
    },
    [onDraft, box],
  );
  const steps = useMemo(() => ({ onAskColleague, onRephrase: rephrase }), [onAskColleague, rephrase]);

  function send(text: string) {
    onDraft("");
    onAsk({ kind: "chat", text });
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* A growing answer would be read out piece by piece: this line announces it once complete. */}
      <p role="status" className="sr-only">
        {toAnnouncement(conversation, assistant)}
      </p>
      {isRecallFailed && <p className="px-4 pt-3 text-xs text-ink-muted">{words.notRecalled}</p>}
      {!isEmpty && <KeptForYou isAnswering={isAnswering} onForget={onForget} />}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={words.log}
        aria-busy={isAnswering}
        tabIndex={0}
        onWheel={release}
        onPointerDown={release}
        onKeyDown={release}
        className="relative min-h-0 flex-1 space-y-6 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {isEmpty && <EmptyChat onExample={(text) => onAsk({ kind: "chat", text })} />}
        {conversation.exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            isOtherVersion={exchange.version !== null && exchange.version.id !== version?.id}
            onAgain={isAnswering ? null : onAsk}
            steps={steps}
            onShowPassage={onShowPassage}
          />
        ))}
      </div>
      <ChatInput {...{ box, draft, isAnswering, onDraft, onStop }} onSend={send} />
    </div>
  );
}

function EmptyChat({ onExample }: { onExample: (text: string) => void }) {
  const words = useCopy().assistant.chat;
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <ChatIcon className="size-8 text-primary-300" />
      <p className="font-medium">{words.empty}</p>
      <p className="max-w-xs text-sm text-ink-muted">{words.emptyHint}</p>
      <ul aria-label={words.examplesLabel} className="mt-3 flex flex-col items-center gap-2">
        {words.examples.map((example) => (
          <li key={example}>
            <Button variant="outline" size="sm" onClick={() => onExample(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChatInputProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  isAnswering: boolean;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
};

/** The message input. Enter sends, Shift+Enter starts a new line; it grows with its text. Source: B-12.4. */
function ChatInput({ box, draft, isAnswering, onDraft, onSend, onStop }: ChatInputProps) {
  const words = useCopy().assistant.chat;
  const hintId = useId();
  const text = draft.trim();
  const tooMany = text.length - MAX_MESSAGE_CHARS;
  const canSend = text !== "" && tooMany <= 0 && !isAnswering;

  function send() {
    if (!canSend) return;
    onSend(text);
    box.current?.focus(); // Stop replaces the button that had it
  }

  function stop() {
    onStop();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During IME composition (Chinese, Japanese, accents), Enter belongs to the composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <Textarea
          ref={box}
          rows={1}
          value={draft}
          aria-label={words.message}
          aria-describedby={hintId}
          placeholder={words.placeholder}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 resize-none"
        />
        {isAnswering ? (
          // Separate keys make two elements: if Stop turned into Send under a click, it would also send.
          <Button key="stop" variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" disabled={!canSend}>
            <SendIcon className="size-4" />
            <span className="pointer-coarse:max-sm:sr-only">{words.send}</span>
          </Button>
        )}
      </div>
      {/* a phone has no such keys */}
      <p
        id={hintId}
        className={classes("mt-1.5 text-xs", tooMany > 0 ? "text-danger" : "text-ink-muted pointer-coarse:hidden")}
      >
        {tooMany > 0 ? words.tooLong(tooMany) : words.keysHint}
      </p>
    </form>
  );
}

/** Sets a textarea to the height of its text; the maximum is in its class. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.height = "auto";
    const borders = box.current.offsetHeight - box.current.clientHeight;
    box.current.style.height = `${box.current.scrollHeight + borders}px`;
  }, [text]);
  return box;
}

/**
 * Keeps the end of the conversation in view while an answer grows, but never scrolls its question out at the top: long
 * answers are read from the start. Touching or scrolling stops this until the next request.
 */
function useFollow(conversation: Conversation): { log: RefObject<HTMLDivElement | null>; release: () => void } {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastId = conversation.exchanges.at(-1)?.id;
  const followed = useRef(lastId);

  useLayoutEffect(() => {
    if (followed.current !== lastId) isFollowing.current = true;
    followed.current = lastId;
    const view = log.current;
    const requests = view?.querySelectorAll<HTMLElement>("[data-request]");
    const latest = requests?.[requests.length - 1];
    if (!view || !latest || !isFollowing.current) return;
    const requestTop = view.scrollTop + latest.getBoundingClientRect().top - view.getBoundingClientRect().top;
    view.scrollTop = Math.min(requestTop - 12, view.scrollHeight);
  }, [conversation, lastId]);

  const release = useCallback(() => {
    isFollowing.current = false;
  }, []);
  return { log, release };
}
