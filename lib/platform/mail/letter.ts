import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";

/** The content of a letter. All plain text: it is displayed as is, never parsed as HTML. */
export type LetterContent = {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Absolute, http or https; null if there is nothing to open. */
  button: { label: string; url: string } | null;
  /** Why the letter was sent, and what to do if it was unexpected. */
  footer: string;
};

/** Mail programs only support inline styles; the colours are those of `tailwind.config.ts`. */
const FONT = "font-family:Roboto,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const STYLES = {
  body: `margin:0;padding:0;background-color:#f4f5f7;${FONT};color:#1c2430;-webkit-text-size-adjust:100%`,
  page: "max-width:560px;margin:0 auto;padding:32px 16px",
  brand: "margin:0 0 16px;font-size:16px;line-height:24px;font-weight:500;color:#1565c0",
  sheet:
    "background-color:#ffffff;border:1px solid #dfe3e8;border-top:4px solid #1565c0;border-radius:4px;padding:28px 28px 24px",
  title: "margin:0 0 16px;font-size:22px;line-height:30px;font-weight:500;color:#1c2430",
  paragraph: "margin:0 0 16px;font-size:16px;line-height:24px;color:#1c2430;overflow-wrap:anywhere",
  buttonLine: "margin:24px 0",
  // A border in the button's own colour keeps its size in programs that drop link padding.
  button: `display:inline-block;background-color:#1565c0;border:1px solid #1565c0;border-radius:4px;padding:11px 24px;${FONT};font-size:16px;line-height:24px;font-weight:500;color:#ffffff;text-decoration:none`,
  small: "margin:0;font-size:13px;line-height:20px;color:#566072",
  link: "color:#1565c0;text-decoration:underline;overflow-wrap:anywhere;word-break:break-all",
  footer: "margin:20px 4px 0;font-size:13px;line-height:20px;color:#566072",
} as const;

/** An e-mail as HTML and as equivalent text. @throws TypeError unless the button's address is absolute http(s) */
export function buildLetter(content: LetterContent): { html: string; text: string } {
  const protocol = content.button && new URL(content.button.url).protocol;
  if (protocol !== null && protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`A letter can't link to ${protocol}`);
  return { html: toHtml(content), text: toText(content) };
}

function toHtml({ language, title, paragraphs, button, footer }: LetterContent): string {
  const { common, mail } = copyFor(language);
  const link = button && { label: escaped(button.label), url: escaped(button.url) };
  const linked = link
    ? `<p style="${STYLES.buttonLine}"><a href="${link.url}" style="${STYLES.button}">${link.label}</a></p>
<p style="${STYLES.small}">${escaped(mail.bareLink)}<br><a href="${link.url}" style="${STYLES.link}">${link.url}</a></p>
`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escaped(title)}</title>
</head>
<body style="${STYLES.body}">
<div lang="${language}" style="${STYLES.page}">
<p style="${STYLES.brand}">${escaped(common.productName)}</p>
<div style="${STYLES.sheet}">
<h1 style="${STYLES.title}">${escaped(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${STYLES.paragraph}">${escaped(paragraph)}</p>`).join("\n")}
${linked}</div>
<p style="${STYLES.footer}">${escaped(footer)}</p>
</div>
</body>
</html>
`;
}

function toText({ language, title, paragraphs, button, footer }: LetterContent): string {
  const parts = [
    copyFor(language).common.productName,
    oneLine(title),
    ...paragraphs.map(oneLine),
    ...(button ? [`${oneLine(button.label)}:\n${button.url}`] : []),
    oneLine(footer),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Strips line ends, so that a name can't pass for a paragraph of ours. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
}
