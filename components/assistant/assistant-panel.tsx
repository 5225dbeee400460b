"use client";

import { Link } from "@/components/ui/link";
import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { ChatIcon, InfoIcon, SearchIcon } from "@/components/ui/icons";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { Passage } from "@/lib/engine/port";
import type { AssistantActions } from "./assistant-calls";
import { ChatTab } from "./chat-tab";
import { ContractAsked } from "@/components/assistant/summary/obligations-by-party";
import { openExchange, type Request, type VersionRead } from "./conversation";
import { FindTab } from "./find-tab";
import { Glance, type Facts } from "./glance";
import { useAssistant } from "./use-assistant";

export type { AssistantActions } from "./assistant-calls";

export type AssistantPanelProps = {
  contractId: string | null;
  /** The displayed version, which the assistant reads; null if there is none. */
  version: VersionRead | null;
  hasUnsavedText: boolean;
  /** Its facts, or their loading state. */
  facts: Facts;
  actions: AssistantActions;
  /** `version` is the one the passage was read in. */
  onShowPassage: (passage: Passage, version: VersionRead | null) => void;
  /** Begins a comment, on a passage where there is one. */
  onComment?: (passage: Passage | null) => void;
};

type TabName = "find" | "chat";

/**
 * The assistant beside the contract's text: Find, Summarize and Chat. Fills its parent's height. Source: behaviour §12.
 */
export function AssistantPanel({
  contractId,
  version,
  hasUnsavedText,
  facts,
  actions,
  onShowPassage,
  onComment,
}: AssistantPanelProps): ReactElement {
  const words = useCopy().assistant;
  const [tab, setTab] = useState<TabName>("find");
  const [draft, setDraft] = useState("");
  const { conversation, ask, stop, isRecallFailed, forget } = useAssistant({ contractId, version, actions });
  const { panel, moveFocusToChat } = useChatFocus();
  const showPassage = useStable(onShowPassage);
  const comment = useStable((passage: Passage | null) => onComment?.(passage));

  const askInChat = useCallback(
    (request: Request) => {
      ask(request);
      setTab("chat");
      moveFocusToChat();
    },
    [ask, moveFocusToChat],
  );

  return (
    <section
      ref={panel}
      aria-label={words.title}
      className="flex h-full min-h-0 flex-col rounded border border-line bg-surface shadow-card"
    >
      <ReadingLine version={version} hasUnsavedText={hasUnsavedText} />
      <Tabs<TabName>
        label={words.tabs.label}
        items={tabItems(words.tabs)}
        value={tab}
        onValueChange={setTab}
        className="flex-1"
        isSpread
      >
        <TabPanel value="find">
          <FindTab
            isAnswering={openExchange(conversation) !== null}
            glance={
              <Glance facts={facts} onShowPassage={(passage) => showPassage(passage, version)} onAsk={askInChat} />
            }
            onAsk={askInChat}
          />
        </TabPanel>
        <TabPanel value="chat" keepMounted>
          <ContractAsked value={contractId}>
            <ChatTab
              conversation={conversation}
              version={version}
              isRecallFailed={isRecallFailed}
              draft={draft}
              onDraft={setDraft}
              onAsk={askInChat}
              onStop={stop}
              onForget={forget}
              onShowPassage={showPassage}
              onAskColleague={onComment ? comment : null}
            />
          </ContractAsked>
        </TabPanel>
      </Tabs>
    </section>
  );
}

function ReadingLine({ version, hasUnsavedText }: { version: VersionRead | null; hasUnsavedText: boolean }) {
  const {
    assistant: words,
    quality: { link },
  } = useCopy();
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3 pb-1 max-sm:pt-2 max-sm:pb-0">
      <h2 className="text-base font-medium max-sm:sr-only">{words.title}</h2>
      <Link href="/quality" target="_blank" className="order-1 ml-auto rounded text-xs text-primary hover:underline">
        {link}
      </Link>
      {version && <p className="text-xs text-ink-muted">{words.reading(version.versionNumber)}</p>}
      {hasUnsavedText && (
        <p className="flex order-2 basis-full items-start gap-1.5 text-xs text-warning">
          <InfoIcon className="size-4" />
          {words.unsaved}
        </p>
      )}
    </header>
  );
}

function tabItems(words: { find: string; chat: string }) {
  return [
    {
      value: "find" as const,
      label: (
        <>
          <SearchIcon className="size-4" />
          {words.find}
        </>
      ),
    },
    {
      value: "chat" as const,
      label: (
        <>
          <ChatIcon className="size-4" />
          {words.chat}
        </>
      ),
    },
  ];
}

/** When a pressed button disappears with the Find tab, moves focus to the conversation. */
function useChatFocus() {
  const panel = useRef<HTMLElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const log = panel.current?.querySelector<HTMLElement>("[role=log]");
    if (moves === 0 || log?.closest("[role=tabpanel]")?.contains(document.activeElement)) return;
    log?.focus({ preventScroll: true });
  }, [moves]);
  const moveFocusToChat = useCallback(() => setMoves((count) => count + 1), []);
  return { panel, moveFocusToChat };
}

/** A function with a stable identity that calls the latest `handler`. */
function useStable<Arguments extends unknown[]>(handler: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useLatest(handler);
  return useCallback((...given: Arguments) => latest.current(...given), [latest]);
}
