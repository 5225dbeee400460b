import { apiFetch, readFailure, nextPage, goodAnswer } from "@/components/forms/api";

/** A page of a list. `next` is the path of the following page, or null at the end. */
export type Page<Item> = { items: Item[]; next: string | null };

/** The server refused; `message` is the server's text, or empty. */
export class NotRead extends Error {
  constructor(readonly failure: { message: string; code: string }) {
    super(failure.message);
    this.name = "NotRead";
  }
}

/** Reads a page of a list over REST. @throws {NotRead} for a refusal; TypeError if there is no answer */
export async function readPage<Item>(path: string): Promise<Page<Item>> {
  const response = await apiFetch(path);
  if (!response.ok) throw new NotRead(await readFailure(response));
  const items = (await response.json()) as Item[]; // our own API: its schema gives the format
  return { items, next: nextPage(response.headers.get("Link")) };
}

/** All pages of a list over REST, or null if one fails. */
export async function readAll<Item>(first: string): Promise<Item[] | null> {
  const items: Item[] = [];
  for (let path: string | null = first; path !== null;) {
    const response = await goodAnswer(path);
    if (!response) return null;
    items.push(...((await response.json()) as Item[])); // our own API
    path = nextPage(response.headers.get("link"));
  }
  return items;
}
