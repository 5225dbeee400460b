import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { pageAt, type PlainText } from "@/lib/documents/richtext/plain-text";
import { askedBefore, type Moved } from "./asked-store";
import { outdatedIn, toOutdatedValues } from "./outdated";
import { asAsked, clauseOfSameNumber, placeAgain, type Asked } from "./place-again";

/**
 * What was asked for on the version before and nobody decided on, at its place in this text. Where its words have
 * changed it has no replacement any more: it is there to copy. Source: B-13.13.
 */
export async function askedInLater(grant: ReadGrant, text: PlainText & { versionNumber: number }): Promise<Moved[]> {
  const before = await askedBefore(grant, text.versionNumber);
  const all = before?.suggestions ?? [];
  const open = all.filter((one) => one.state === "open" && !all.some((other) => isInstead(other, one)));
  if (!before || open.length === 0) return [];
  const former = (await textToRead(grant, before.versionId)).text;
  return open.flatMap((one) => {
    const asked = askedFor(former, one);
    return asked ? [{ id: one.id, ...inLater(asked, text) }] : [];
  });
}

type Row = { title: string; values: string; quote: string; replacement: string | null; start: number; end: number };

/** Whether another of the same topic was accepted in its place, so that this one was the alternative. */
function isInstead(other: Row & { state: string }, one: Row): boolean {
  return other.state === "accepted" && other.title === one.title && other.start < one.end && one.start < other.end;
}

function askedFor(former: string, { values, quote, replacement, start, end }: Row): Asked | null {
  if (replacement !== null) return asAsked(former, { quote, replacement, start, end });
  return outdatedIn(values);
}

function inLater(asked: Asked, text: PlainText): Omit<Moved, "id"> {
  const place = placeAgain(asked, text.text);
  if (place) return { ...place, values: "{}", page: pageAt(text, place.start) };
  const { quote = "", start = 0, end = 0 } = clauseOfSameNumber(asked, text.text) ?? {};
  return { quote, start, end, replacement: null, values: toOutdatedValues(asked), page: pageAt(text, start) };
}
