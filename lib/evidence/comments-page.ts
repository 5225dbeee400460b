import type { Copy } from "@/lib/copy/copy";
import type { EvidenceComment } from "./contents-store";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Marks that turn writing around or hide it: a name must not rearrange the page. */
const TURNS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;

/** People's words as letters, whatever they are. */
const asLetters = (text: string) => text.replace(TURNS, "").replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1f2430}
article{border-top:1px solid #dedad2;padding:.75rem 0}article.reply{margin-left:2rem}small{color:#5b6070}
p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}`;

/** Comments to read: a page that runs nothing and loads nothing. Source: B-48.3. */
export function commentsPage(comments: readonly EvidenceComment[], words: Copy["evidence"], language: string): string {
  const { page } = words;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width"><title>${asLetters(page.comments)}</title><style>${STYLE}</style></head>
<body><h1>${asLetters(page.comments)}</h1>
${comments.map((comment) => article(comment, page)).join("\n")}
</body></html>
`;
}

function article(comment: EvidenceComment, words: Copy["evidence"]["page"]): string {
  const { authorName, createdAt, text, location, parentId, resolvedAt, resolvedByName } = comment;
  const resolved = resolvedAt === null ? "" : ` · ${words.resolved} ${resolvedByName ?? ""} ${moment(resolvedAt)}`;
  const quote = quoted(location);
  return `<article${parentId === null ? "" : ' class="reply"'}><small>${asLetters(`${authorName} · ${moment(createdAt)}${resolved}`)}</small>
${quote === "" ? "" : `<blockquote>${asLetters(quote)}</blockquote>`}<p>${asLetters(text)}</p></article>`;
}

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The passage that it is about, if any. */
function quoted(location: string): string {
  try {
    const value: unknown = JSON.parse(location);
    const quote: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "quote") : null;
    return typeof quote === "string" ? quote : "";
  } catch (cause) {
    if (cause instanceof SyntaxError) return ""; // the documented string
    throw cause;
  }
}
