import "server-only";
import { copyFor } from "@/lib/copy/copy";
import { LOCALES, type Language } from "@/lib/copy/languages";
import { clock } from "@/lib/platform/clock";
import { AppError } from "@/lib/errors";
import { readComparison } from "./comparisons";
import { headlineOf, WEIGHTS_SHOWN } from "./headline";
import type { ComparisonDto, PairChangeDto } from "./schema";

/** What the file may do: nothing but show itself, whatever the two files had in them. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `body{font:15px/1.5 Georgia,serif;color:#1f2430;background:#f6f5f2;margin:0}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font:500 22px/1.3 sans-serif}h2{font:500 16px sans-serif;margin:2rem 0 .5rem}
p,.at{font:13px/1.5 sans-serif;color:#5b6070}section article{background:#fffefb;border:1px solid #dedad2;margin:0 0 .75rem;padding:.75rem 1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.pair div{overflow-wrap:anywhere;white-space:pre-wrap}
.pair small{display:block;font:11px sans-serif;color:#5b6070}del{color:#b3261e}ins{color:#1e6b35}
.silent{color:#b3261e;font-weight:bold}@media(max-width:40rem){.pair{grid-template-columns:1fr}}`;

/** The whole result as one HTML file that loads nothing. @throws AppError `comparisonNotFound`. Source: B-45.8. */
export async function reportOn(token: string, language: Language): Promise<string> {
  const comparison = await readComparison(token, language);
  if (!comparison.result) throw new AppError("comparisonNotFound");
  const words = copyFor(language).compare;
  const time = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const { beforeName, afterName } = comparison;
  const title = words.report(beforeName, afterName);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<p>${escaped(title)}</p><h1>${escaped(headlineOf(comparison, words))}</h1>
${changesOf(comparison, language)}
<p>${escaped(words.made(`${time.format(clock.now())} UTC`))}</p></main></body></html>
`;
}

function changesOf({ result, unread }: ComparisonDto, language: Language): string {
  const words = copyFor(language).compare;
  if (!result) return "";
  const notes = [
    ...(result.seemsSwapped ? [words.swapped] : []),
    ...(unread.before.length > 0 ? [`${words.before}: ${words.unread(unread.before.join(", "))}`] : []),
    ...(unread.after.length > 0 ? [`${words.after}: ${words.unread(unread.after.join(", "))}`] : []),
  ];
  const sure = result.changes.filter(({ doubt }) => doubt === null);
  const groups = WEIGHTS_SHOWN.map((weight) => ({
    title: words.weights[weight],
    changes: sure.filter((change) => change.weight === weight),
  }));
  const doubts = { title: words.doubts, changes: result.changes.filter(({ doubt }) => doubt !== null) };
  const shown = [...groups, doubts].filter(({ changes }) => changes.length > 0);
  const sections = shown.map(
    ({ title, changes }) =>
      `<section><h2>${escaped(title)} (${changes.length})</h2>${changes.map((one) => article(one, language)).join("")}</section>`,
  );
  const more = result.more > 0 ? `<p>${escaped(words.more(result.more))}</p>` : "";
  return `${notes.map((note) => `<p>${escaped(note)}</p>`).join("")}${sections.join("\n")}${more}`;
}

function article(change: PairChangeDto, language: Language): string {
  const words = copyFor(language).compare;
  const { kind, isMarked, author, doubt, before, after, lead, tail, clause, page } = change;
  const mark = isMarked ? (author ? words.markedBy(author) : words.marked) : words.notMarked;
  const at = [
    words.clause(clause),
    page === null ? "" : words.page(page),
    kind === "move" ? words.moved : kind === "format" ? words.formatted : "",
    doubt ? words.doubt[doubt] : "",
  ].filter((part) => part !== "");
  const side = (label: string, tag: "del" | "ins", text: string) =>
    `<div><small>${escaped(label)}</small>${text === "" ? `<i>${escaped(words.nothing)}</i>` : `${escaped(lead)}<${tag}>${escaped(text)}</${tag}>${escaped(tail)}`}</div>`;
  return `<article><p class="at"><span${isMarked || doubt ? "" : ' class="silent"'}>${escaped(doubt ? "" : mark)}</span> ${escaped(at.join(" · "))}</p>
<div class="pair">${side(words.was, "del", before)}${side(words.is, "ins", after)}</div></article>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? "");
}
