import type { Superseded } from "../port";
import type { TextInForce } from "./amendments";
import { either } from "./either";
import type { Span } from "./spans";
import type { Unit } from "./units";

/** The clause as a whole goes, or comes anew. */
const WHOLE = either(
  String.raw`(?:is|are) (?:hereby )?(?:deleted|removed|struck out|cancelled)|(?:is|are) (?:hereby )?replaced (?:in (?:its|their) entirety|by the following|with the following|as follows)`,
  String.raw`(?:shall|will|is to) (?:now )?read(?: as follows)?|reads as follows|(?:does|shall) not apply`,
  "исключить|исключается|изложить в|читать в следующей|утрачивает силу|не применя",
  "хасав|хасна|хассугай|дараах байдлаар|найруул|хүчингүй|хэрэглэхгүй|үйлчлэхгүй",
);
/** One wording goes for another: the words that go stand in quotes beside what is done to them, or behind 'instead of'. */
const QUOTED = /[«“"„‘']([^«»“”"„‘'\n]{1,200})[»”"“’']/gu;
const DONE_BEFORE = either(
  String.raw`(?:replac|substitut|delet|instead of)[^.;«“"„‘']{0,30}$`,
  String.raw`(?:замен|исключ|вместо)[^.;«“"„‘']{0,30}$`,
);
const DONE_AFTER = either(
  String.raw`^[^.;«“"„‘']{0,40}(?:replaced|substituted|deleted|becomes?|goes (?:up|down))`,
  String.raw`^[^.;«“"„‘']{0,40}(?:замен|исключ)`,
  String.raw`^[^.;«“"„‘']{0,20}(?:гэснийг|гэсний оронд|оронд|хасав|хасна)`,
);
const BESIDE = 60;
const INSTEAD = either(
  String.raw`(?:instead of|in place of|rather than|and not(?: as| by)?|no longer)\s+(?:the )?([^.;,()\n]{2,80})`,
  String.raw`(?:вместо|а не|взамен)\s+([^.;,()\n]{2,80})`,
);
const INSTEAD_MN = /([^.;,()\n]{2,80}?)-?(?:\p{L}{1,4})? (?:оронд|биш харин)/iu;
const VALUE = /\p{N}(?:[\p{N}.,\u00a0 ]*\p{N})?(?:\s?%)?/gu;

/** What each changed clause lost, by its index among the units. Linear in the clauses that are tied. */
export function supersededIn(
  at: number,
  { units, inForce, text }: { units: readonly Unit[]; inForce: TextInForce; text: string },
): Superseded | null {
  const unit = units[at];
  if (!unit || !inForce.amended.has(at)) return null;
  const changing = (inForce.ties.get(at) ?? []).flatMap((tie) => {
    const other = units[tie];
    return other && !inForce.amended.has(tie) ? [other] : [];
  });
  if (changing.length === 0) return null;
  const words = changing.flatMap((other) =>
    wordsOut({ start: unit.start, text: text.slice(unit.start, unit.end) }, other.text),
  );
  return { by: changing.find(({ number }) => number !== null)?.number ?? null, words: apart(words) };
}

type Old = { start: number; text: string };

function wordsOut(old: Old, changing: string): Span[] {
  const instead = [INSTEAD, INSTEAD_MN].flatMap((pattern) => {
    return (
      pattern
        .exec(changing)
        ?.slice(1)
        .filter((one) => one !== undefined) ?? []
    );
  });
  const exact = [...quotedOut(changing), ...instead].flatMap((words) => placesOf(words, old));
  if (exact.length > 0) return exact;
  const values = instead.flatMap((one) => one.match(VALUE) ?? []).flatMap((value) => placesOf(value, old));
  if (values.length > 0) return values;
  return WHOLE.test(changing) ? [{ start: old.start, end: old.start + old.text.length }] : [];
}

/** The words in quotes that are replaced or deleted, and not those that come for them. */
function quotedOut(changing: string): string[] {
  return [...changing.matchAll(QUOTED)].flatMap((match) => {
    const after = match.index + match[0].length;
    const isOut =
      DONE_BEFORE.test(changing.slice(Math.max(0, match.index - BESIDE), match.index)) ||
      DONE_AFTER.test(changing.slice(after, after + BESIDE));
    return isOut ? [match[1] ?? ""] : [];
  });
}

/** The first place of some words in a clause, none within another word or number. */
function placesOf(words: string, { text, start }: Old): Span[] {
  const wanted = words.trim();
  if (wanted === "") return [];
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  const around = `${text[at - 1] ?? " "}${text[at + wanted.length] ?? " "}`;
  if (at < 0 || /[\p{L}\p{N}]/u.test(around)) return [];
  return [{ start: start + at, end: start + at + wanted.length }];
}

/** Spans in order, those that touch made one. */
function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = kept.at(-1);
    if (last && span.start <= last.end)
      kept[kept.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else kept.push({ start: span.start, end: span.end });
  }
  return kept;
}
