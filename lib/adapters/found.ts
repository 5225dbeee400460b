import "server-only";
import type { AnswerNote } from "@/lib/engine/port";
import type { FindAnswerDto } from "@/lib/assistant/schema";
import { API_HEADERS } from "./failure-response";

/** Servers and proxies take headers of some kilobytes only: of more sections than this the rest is counted. */
const MOST_SECTIONS = 20;

type Answer = Omit<FindAnswerDto, "items"> & { items: readonly unknown[] };

/** A documented list, such as Find's, alone; who gave it and what is to be noted travel as headers, in ASCII. */
export function foundResponse({ items, notes, receipt }: Answer): Response {
  const facts = {
    "X-Assistant-Engine": receipt.engine,
    "X-Assistant-Host": receipt.host,
    "X-Assistant-Model": receipt.model,
    "X-Assistant-Fell-Back-From": receipt.fellBackFrom,
    "X-Assistant-Notes": notes.length > 0 ? JSON.stringify(notes.map(shortened)) : null,
  };
  const headers = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [[name, ascii(value)] as const],
  );
  return Response.json(items, { headers: { ...API_HEADERS, ...Object.fromEntries(headers) } });
}

function shortened(note: AnswerNote): AnswerNote {
  if (!("sections" in note) || note.sections.length <= MOST_SECTIONS) return note;
  return { ...note, sections: [...note.sections.slice(0, MOST_SECTIONS), `+${note.sections.length - MOST_SECTIONS}`] };
}

/** JSON's own escapes: a header holds no other letters. */
function ascii(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
