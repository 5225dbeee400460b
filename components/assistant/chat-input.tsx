"use client";

import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { SendIcon } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import { MAX_MESSAGE_CHARS } from "@/lib/assistant/bounds";

export type ChatInputProps = {
  draft: string;
  isAnswering: boolean;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
};

/** Where a message is written. Enter sends, Shift+Enter starts a new line; it grows with its text. Source: B-12.4. */
export function ChatInput({ draft, isAnswering, onDraft, onSend, onStop }: ChatInputProps) {
  const words = useCopy().assistant.chat;
  const hintId = useId();
  const text = draft.trim();
  const tooMany = text.length - MAX_MESSAGE_CHARS;
  const canSend = text !== "" && tooMany <= 0 && !isAnswering;
  const box = useGrowing(draft);

  function send() {
    if (!canSend) return;
    onSend(text);
    box.current?.focus(); // the button that had it gives way to Stop
  }

  function stop() {
    onStop();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While letters are being composed (Chinese, Japanese, accents), Enter belongs to the composition.
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
          // The keys keep them two elements: one that turned from Stop to Send under a click would also send.
          <Button key="stop" variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" disabled={!canSend}>
            <SendIcon className="size-4" />
            {words.send}
          </Button>
        )}
      </div>
      <p id={hintId} className={tooMany > 0 ? "mt-1.5 text-xs text-danger" : "mt-1.5 text-xs text-ink-muted"}>
        {tooMany > 0 ? words.tooLong(tooMany) : words.keysHint}
      </p>
    </form>
  );
}

/** Height of a textarea as its text needs; the largest is set by its class. */
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
