"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { ChatIcon } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import type { Passage } from "@/lib/engine/port";
import { announcementOf } from "./announcement";
import { ChatInput } from "./chat-input";
import { openExchange, type Conversation, type Request, type VersionRead } from "./conversation";
import { ExchangeView } from "./exchange-view";
import { KeptForYou } from "./kept-for-you";
import { useFollow } from "./use-follow";

export type ChatTabProps = {
  conversation: Conversation;
  version: VersionRead | null;
  isRecallFailed: boolean;
  draft: string;
  onDraft: (draft: string) => void;
  onAsk: (request: Request) => void;
  onStop: () => void;
  onForget: () => Promise<string | null>;
  onShowPassage: (passage: Passage, version: VersionRead | null) => void;
};

/** The conversation and where to write the next message. */
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
}: ChatTabProps) {
  const { assistant } = useCopy();
  const words = assistant.chat;
  const isAnswering = openExchange(conversation) !== null;
  const isEmpty = conversation.exchanges.length === 0;
  const { log, release } = useFollow(conversation);

  function send(text: string) {
    onDraft("");
    onAsk({ kind: "chat", text });
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* A growing answer would be read out piece by piece: this line tells of it once it is whole. */}
      <p role="status" className="sr-only">
        {announcementOf(conversation, assistant)}
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
            onShowPassage={onShowPassage}
          />
        ))}
      </div>
      <ChatInput draft={draft} isAnswering={isAnswering} onDraft={onDraft} onSend={send} onStop={onStop} />
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
