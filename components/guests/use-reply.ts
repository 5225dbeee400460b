"use client";

import { useEffect, useState } from "react";
import type { GuestReceiptDto, GuestReply } from "@/lib/exchange/guests/schema";

/** What a guest says about one line, or about the whole contract; without a change `after` is `before`. */
export type Entry = { key: string; start: number | null; before: string; after: string; comment: string };
export type ReplyDraft = { replyId: string; name: string; entries: readonly Entry[] };
/** What this browser sent by the link; the server answers only when, not the words. */
export type SentReply = GuestReceiptDto & { entries: readonly Entry[] };

/** So many letters of the secret tell links apart, and are no use to whoever reads the browser's storage. */
const KEY_LETTERS = 8;
const keyOf = (token: string) => `guest-reply ${token.slice(0, KEY_LETTERS)}`;
const sentKeyOf = (token: string) => `guest-sent ${token.slice(0, KEY_LETTERS)}`;
const emptyDraft = (name = ""): ReplyDraft => ({
  replyId: crypto.getRandomValues(new Uint32Array(4)).join("-"),
  name,
  entries: [],
});

/**
 * A guest's reply until it is sent: kept in this browser after each keystroke that is kept, also over a reload, and
 * the same in all tabs of the link. Source: B-41.7.
 */
export function useReply(token: string) {
  const [draft, setDraft] = useState(() => readDraft(token));
  const [sent, setSent] = useState(() => readSent(token));
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === keyOf(token)) setDraft(readDraft(token));
      if (event.key === sentKeyOf(token)) setSent(readSent(token));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [token]);
  const put = (next: ReplyDraft) => {
    localStorage.setItem(keyOf(token), JSON.stringify(next));
    setDraft(next);
  };
  return {
    draft,
    sent,
    setName: (name: string) => put({ ...draft, name }),
    keep: (entry: Entry) => {
      const others = draft.entries.filter(({ key }) => key !== entry.key);
      const entries = isEmpty(entry) ? others : [...others, entry].sort(byPlace);
      put({ ...draft, entries });
    },
    drop: (key: string) => put({ ...draft, entries: draft.entries.filter((entry) => entry.key !== key) }),
    finish: (receipt: GuestReceiptDto) => {
      const all = [...sent.filter(({ id }) => id !== receipt.id), { ...receipt, entries: draft.entries }];
      localStorage.setItem(sentKeyOf(token), JSON.stringify(all));
      setSent(all);
      put(emptyDraft(draft.name));
    },
  };
}

const isEmpty = ({ before, after, comment }: Entry) => before === after && comment.trim() === "";
const byPlace = (one: Entry, other: Entry) => (one.start ?? Infinity) - (other.start ?? Infinity);

/** The draft as the server takes it. */
export function toReply({ replyId, name, entries }: ReplyDraft): Omit<GuestReply, "comments"> & { comments: object[] } {
  const changes = entries.flatMap(({ start, before, after }) => {
    return start === null || before === after ? [] : [{ start, before, after: inOneLine(after) }];
  });
  const comments = entries.flatMap(({ start, before, comment }) => {
    const place = start === null ? {} : { start, quote: before };
    return comment.trim() === "" ? [] : [{ text: comment, ...place }];
  });
  return { replyId, name: name.trim(), changes, comments };
}

/** A line stays one. */
function inOneLine(words: string): string {
  return words.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** Entries to mark in the text: what is being written goes before what was sent about the same line. */
export function marksOf(draft: ReplyDraft, sent: readonly SentReply[]): Entry[] {
  const all = [...sent.flatMap(({ entries }) => entries), ...draft.entries];
  return [...new Map(all.map((entry) => [entry.key, entry])).values()];
}

function readSent(token: string): SentReply[] {
  if (typeof window === "undefined") return [];
  const kept = localStorage.getItem(sentKeyOf(token));
  return kept === null ? [] : (JSON.parse(kept) as SentReply[]); // only we write it
}

function readDraft(token: string): ReplyDraft {
  if (typeof window === "undefined") return { replyId: "", name: "", entries: [] };
  const kept = localStorage.getItem(keyOf(token));
  const draft = kept === null ? null : (JSON.parse(kept) as ReplyDraft); // only we write it
  return draft ?? emptyDraft();
}
