"use client";

import { Command } from "cmdk";
import { useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Dialog } from "@/components/ui/dialog";
import "./palette.css";
import { useEntries } from "./use-entries";

/** Goes to a contract by its name or words, to a screen, or does what a menu does. Arrow keys choose, Enter does. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useCopy().palette;
  const [asked, setAsked] = useState("");
  const { groups, isAsking } = useEntries(asked);
  const input = useRef<HTMLInputElement>(null);
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
        <Command.List label={words.title}>
          {groups.length === 0 && <p role="status">{isAsking ? words.searching : words.nothing}</p>}
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading}>
              {entries.map(({ key, label, deed }) => (
                <Command.Item
                  key={key}
                  value={key}
                  onSelect={() => {
                    onClose();
                    deed();
                  }}
                >
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
