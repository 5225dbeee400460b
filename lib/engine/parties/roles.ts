import { folded } from "../text/folding";
import { COLLECTIVE, NOT_A_PARTY, ROLE_NAMES } from "./terms";
import type { Span } from "../text/spans";
import * as cue from "./parties.cues";
import { anyOf, inOrder, withFlags } from "../language/patterns";

/** A defined name: '(the "Company")', 'именуемое «Заказчик»', '(цаашид “Түрээслэгч” гэх)'. */
export type RoleMark = Span & { term: string; kind: "party" | "collective" | "other" };

const QUOTED = /["“”„«]([^"“”„«»\n]{1,70})["”“»]/gu;
const SINGLE_QUOTED = /\((?:the |each an? |hereinafter )?['‘]{1,2}([^'’"()\n]{2,50})['’"]{1,2}/gu;
const UNQUOTED =
  /\((?:hereinafter|hereafter|herein)?,?\s{0,12}(?:referred\s{1,12}to\s{1,12}as\s{1,12}|called |known as )?(?:the |an? )?([A-Z][\p{L}'’-]{2,30}(?: [A-Z][\p{L}'’-]{0,20}){0,2})\)/gu;
/** 'hereinafter referred to as Shipper': neither quoted nor in brackets. */
const UNQUOTED_AFTER = withFlags(inOrder(cue.hereinafter, cue.calledAs, cue.roleName), "gu");
const UNQUOTED_RU =
  /(?:именуем\p{L}{1,3}\s+в\s+дальнейшем|в\s+дальнейшем|далее)\s{0,3}[-–—:]?\s{0,3}(?:по\s+тексту\s{0,3}[-–—:]?\s{0,3})?([А-ЯЁ][\p{L}-]{2,30})/gu;
const INTRODUCED = anyOf(/\([^()"“”«»]{0,60}$/iu, cue.namesARole);
const CLOSING = /^[^()"“”«»\n]{0,40}\)|^["”»]?\s?(?:гэх|гэнэ)\)?/u;

/** The marks in a region, in order. Offsets are in the whole text. */
export function roleMarksIn(text: string, region: Span): RoleMark[] {
  const body = text.slice(region.start, region.end);
  const marks: RoleMark[] = [];
  for (const match of body.matchAll(QUOTED)) {
    const before = body.slice(Math.max(0, match.index - 90), match.index);
    if (INTRODUCED.test(before)) marks.push(toRoleMark(body, match.index, match));
  }
  for (const pattern of [SINGLE_QUOTED, UNQUOTED, UNQUOTED_AFTER, UNQUOTED_RU]) {
    for (const match of body.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (pattern === UNQUOTED && !/herein|hereafter/u.test(match[0]) && !ROLE_NAMES.test(folded(match[1] ?? "")))
        continue;
      if (!marks.some((mark) => mark.start < end && match.index < mark.end))
        marks.push(toRoleMark(body, match.index, match));
    }
  }
  return marks
    .sort((a, b) => a.start - b.start)
    .map((mark) => ({ ...mark, start: mark.start + region.start, end: mark.end + region.start }));
}

function toRoleMark(body: string, start: number, match: RegExpMatchArray): RoleMark {
  const quoted = start + match[0].length;
  const rest = body.slice(quoted, quoted + 60);
  const open =
    body
      .slice(Math.max(0, start - 90), start)
      .split(")")
      .at(-1)
      ?.includes("(") ?? false;
  const closing = open || /^["”»]?\s?гэх/u.test(rest) ? CLOSING.exec(rest) : null;
  const term = (match[1] ?? "")
    .replace(/\s+/gu, " ")
    .replace(/[.,;:]$/u, "")
    .trim();
  return { start, end: quoted + (closing?.[0].length ?? 0), term, kind: roleKind(term) };
}

/** Whether a term is a common contract role ('Licensor'), not a party's short name. */
export function isRole(term: string): boolean {
  return ROLE_NAMES.test(folded(term));
}

function roleKind(term: string): RoleMark["kind"] {
  const plain = folded(term);
  if (COLLECTIVE.test(plain)) return "collective";
  return NOT_A_PARTY.test(plain) ? "other" : "party";
}
