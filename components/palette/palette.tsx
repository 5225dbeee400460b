"use client";

import { Command } from "cmdk";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Highlighted } from "@/components/contracts/list/highlighted";
import { SearchIcon } from "@/components/ui/icons";
import type { Entry, Group } from "./page-entries";
import "./palette.css";
import { useEntries } from "./use-entries";

const TOLD_BY = "aria-activedescendant";

/** Opens a contract by name or content, goes to a screen, or runs a menu command. Arrow keys select, Enter runs. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useCopy().palette;
  const [asked, setAsked] = useState("");
  const { groups, isAsking } = useEntries(asked);
  const { chosen, keep, moved } = useChoice(groups, asked);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const carryOut = (action: () => void) => {
    onClose();
    action();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.hint}
      focusFirst={input}
      isBare
    >
      <Command
        label={words.title}
        shouldFilter={false}
        loop
        value={chosen}
        onValueChange={keep}
        onKeyDownCapture={({ key, ctrlKey }) => (ctrlKey || MOVING_KEYS.has(key)) && moved()}
        className="palette"
      >
        <div className="palette-asked">
          <SearchIcon className="size-5 text-ink-muted" />
          <Command.Input ref={input} value={asked} onValueChange={setAsked} placeholder={words.placeholder} />
        </div>
        <Command.List ref={list} label={words.title} onPointerMoveCapture={moved}>
          {groups.length === 0 && (
            <p role="status">
              {isAsking ? words.searching : words.nothing}
              {!isAsking && <span className="mt-1 block text-xs">{words.asTyped}</span>}
            </p>
          )}
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map((entry) => (
                <EntryRow key={entry.key} entry={entry} onSelect={() => carryOut(entry.action)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <Guide />
        <TellChoice input={input} list={list} />
      </Command>
    </Dialog>
  );
}

/** The note is only visible: screen readers hear the name; the keys are in the list of keys. */
function EntryRow({ entry, onSelect }: { entry: Entry; onSelect: () => void }) {
  const { key, label, icon, note, keys, snippet } = entry;
  return (
    <Command.Item value={key} onSelect={onSelect}>
      {icon}
      <span className="min-w-0">
        <span className="block truncate">{label}</span>
        {snippet && (
          <span className="palette-snippet">
            <Highlighted text={snippet.text} hits={snippet.hits} />
          </span>
        )}
      </span>
      {note && (
        <span aria-hidden="true" className="palette-note">
          {note}
        </span>
      )}
      {keys && <kbd aria-hidden="true">{keys}</kbd>}
    </Command.Item>
  );
}

function Guide() {
  const { guide } = useCopy().palette;
  return (
    <p aria-hidden="true" className="palette-guide">
      {guide.map(([keys, action]) => (
        <span key={keys}>
          <kbd>{keys}</kbd> {action}
        </span>
      ))}
    </p>
  );
}

/** Besides Ctrl+N and the like, which the list handles too. */
const MOVING_KEYS: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

/**
 * Keeps the first entry selected, even if others appear above it, until the user moves by key or pointer; a new query
 * starts at the first again.
 */
function useChoice(groups: readonly Group[], asked: string) {
  const [kept, setKept] = useState({ key: "", asked: "" });
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current = false;
  }, [asked]);
  const entries = groups.flatMap((group) => group.entries);
  const isThere = kept.asked === asked && entries.some(({ key }) => key === kept.key);
  return {
    chosen: isThere ? kept.key : (entries[0]?.key ?? ""),
    /** The list also selects an entry by itself when others come or go. */
    keep: (key: string) => hasMoved.current && setKept({ key, asked }),
    moved: () => void (hasMoved.current = true),
  };
}

/**
 * Tells screen readers which entry is selected. The list itself keeps naming a removed entry if another took its place
 * with the same value.
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
