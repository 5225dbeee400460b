"use client";

import { Command } from "cmdk";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Dialog } from "@/components/ui/dialog";
import "./palette.css";
import { useEntries } from "./use-entries";

const TOLD_BY = "aria-activedescendant";

/** Goes to a contract by its name or words, to a screen, or does what a menu does. Arrow keys choose, Enter does. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useCopy().palette;
  const [asked, setAsked] = useState("");
  const { groups, isAsking } = useEntries(asked);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.hint}
      focusFirst={input}
    >
      <Command label={words.title} shouldFilter={false} loop className="palette">
        <Command.Input ref={input} value={asked} onValueChange={setAsked} placeholder={words.placeholder} />
        <Command.List ref={list} label={words.title}>
          {groups.length === 0 && <p role="status">{isAsking ? words.searching : words.nothing}</p>}
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map(({ key, label, deed, keys }) => (
                <Command.Item
                  key={key}
                  value={key}
                  onSelect={() => {
                    onClose();
                    deed();
                  }}
                >
                  <span className="min-w-0 truncate">{label}</span>
                  {/* Read out with the list of keys, and not with each entry. */}
                  {keys && <kbd aria-hidden="true">{keys}</kbd>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <TellChoice input={input} list={list} />
      </Command>
    </Dialog>
  );
}

/**
 * Says which entry is chosen to who listens. The list itself goes on naming one that is gone, where another took its
 * place with the same value.
 */
function TellChoice({ input, list }: Record<"input" | "list", RefObject<HTMLElement | null>>) {
  useEffect(() => {
    if (!input.current || !list.current) return undefined;
    const [field, entries] = [input.current, list.current];
    const tell = () => {
      const id = entries.querySelector("[role=option][aria-selected=true]")?.id ?? "";
      for (const one of [field, entries]) {
        if (id === "") one.removeAttribute(TOLD_BY);
        else if (one.getAttribute(TOLD_BY) !== id) one.setAttribute(TOLD_BY, id);
      }
    };
    const watch = new MutationObserver(tell);
    const attributeFilter = [TOLD_BY, "aria-selected"];
    watch.observe(entries, { subtree: true, childList: true, attributeFilter });
    watch.observe(field, { attributeFilter });
    tell();
    return () => watch.disconnect();
  }, [input, list]);
  return null;
}
