import { goodAnswer, nextPage } from "@/components/forms/good-answer";

/** All pages of a list over REST, or null when one does not come. */
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
