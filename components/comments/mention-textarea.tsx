"use client";

import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Textarea } from "@/components/ui/field";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";
import { mentionBefore, commentPieces } from "@/lib/contracts/comments/comment-text";
import { usePeople } from "./use-comments";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
  contractId: string;
  value: string;
  onText: (text: string) => void;
  /** A person was selected: `@` and their name are now in the text. */
  onName: (person: Named) => void;
};

/** A textarea where `@` suggests people of the contract; arrow keys select, Enter or Tab accepts, Escape closes. */
export function MentionTextarea({ contractId, value, onText, onName, ...rest }: Props) {
  const words = useCopy().comments.mention;
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<{ at: number; letters: string } | null>(null);
  const [place, setPlace] = useState(0);
  const people = usePeople(contractId, begun !== null);
  const offered = begun === null ? [] : peopleLike(people, begun.letters);
  const isOpen = offered.length > 0;
  const chosen = offered[Math.min(place, offered.length - 1)];

  const look = (text: string, caret: number) => {
    setBegun(mentionBefore(text, caret));
    setPlace(0);
  };
  const take = (person: Named) => {
    if (begun === null) return;
    const caret = begun.at + person.name.length + 2;
    onText(`${value.slice(0, begun.at)}@${person.name} ${value.slice(begun.at + 1 + begun.letters.length)}`);
    onName(person);
    setBegun(null);
    requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret)); // after the new text is rendered
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !chosen) return;
    const step = STEPS[event.key];
    if (step === undefined && !CHOICE_KEYS.has(event.key)) return;
    if (event.ctrlKey || event.metaKey) return; // Ctrl+Enter adds the comment
    event.preventDefault();
    event.stopPropagation(); // Escape should close the list, not the form
    if (step !== undefined) setPlace((Math.min(place, offered.length - 1) + step + offered.length) % offered.length);
    else if (event.key === "Escape") setBegun(null);
    else take(chosen);
  };

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && chosen ? `${list}-${chosen.id}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          look(target.value, target.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setBegun(null)}
      />
      <span role="status" className="sr-only">
        {isOpen ? words.offered(offered.length) : ""}
      </span>
      {isOpen && (
        <ul
          id={list}
          role="listbox"
          aria-label={words.label}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-56 overflow-y-auto rounded border border-line bg-surface py-1 shadow-overlay"
        >
          {offered.map((person) => (
            <li
              key={person.id}
              id={`${list}-${person.id}`}
              role="option"
              aria-selected={person === chosen}
              onPointerDown={(event) => {
                event.preventDefault(); // keep the focus in the text
                take(person);
              }}
              className={classes(
                "flex cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2 text-sm",
                person === chosen ? "bg-primary-50 text-primary-800" : "hover:bg-hover",
              )}
            >
              <span className="font-medium">{person.name}</span>
              <span className="text-xs text-ink-muted">{person.email}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const CHOICE_KEYS = new Set(["Enter", "Tab", "Escape"]);

/** Someone who can be mentioned in a comment. */
export type Named = { id: string; name: string; email: string };

const MOST_OFFERED = 6;

/** Collaborators with a word in their name or address that starts like this, in list order. */
export function peopleLike(people: readonly CollaboratorDto[], letters: string): Named[] {
  const wanted = letters.toLocaleLowerCase();
  const isLike = (words: string) =>
    words.startsWith(wanted) || words.split(/[\s.@-]+/).some((word) => word.startsWith(wanted));
  return people
    .map(({ userId, user }) => ({ id: userId, name: user.name, email: user.email }))
    .filter(({ name, email }) => isLike(name.toLocaleLowerCase()) || isLike(email.toLocaleLowerCase()))
    .slice(0, MOST_OFFERED);
}

/** The people a text mentions: of several selected with the same name, the latest, as many as the text contains. */
export function mentionsIn(text: string, chosen: readonly Named[]): string[] {
  const names = chosen.map(({ name }) => ({ id: null, name, as: name }));
  const left = new Map<string, number>();
  for (const { mention } of commentPieces(text, names))
    if (mention) left.set(mention.as, (left.get(mention.as) ?? 0) + 1);
  const ids: string[] = [];
  for (const { id, name } of [...chosen].reverse()) {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    if (count > 0 && !ids.includes(id)) ids.push(id);
  }
  return ids.reverse();
}
