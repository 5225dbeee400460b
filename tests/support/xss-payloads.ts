/**
 * Payloads of cross-site scripting, made by chance from the grammar of the published ones; the same seed gives the
 * same.
 */
import { createChance, type Chance } from "../torture/random";
import {
  ADDRESSES,
  DRAWINGS,
  ELEMENTS,
  ESCAPES,
  LINKS,
  MUTATIONS,
  SCRIPTS,
  SELF_STARTING,
  STYLES,
  TEMPLATES,
  WAITING_EVENTS,
} from "./xss/grammar";

export const CONTEXTS = [
  "html",
  "attribute",
  "waiting",
  "url",
  "css",
  "drawing",
  "mutation",
  "template",
  "unicode",
] as const;
type XssContext = (typeof CONTEXTS)[number];
/** `id` is what its script calls `ran` with, in whatever way it is written. */
export type XssPayload = { id: number; context: XssContext; text: string };

type Maker = (chance: Chance, id: number) => string;

const MAKERS: Record<XssContext, Maker> = {
  html: (chance, id) => respelt(chance, filled(chance, chance.pick(SELF_STARTING), id)),
  attribute: (chance, id) => chance.pick(ESCAPES) + respelt(chance, filled(chance, chance.pick(SELF_STARTING), id)),
  waiting: (chance, id) =>
    respelt(
      chance,
      `${chance.happens(0.5) ? "" : chance.pick(ESCAPES)}<${chance.pick(ELEMENTS)} ${chance.pick(WAITING_EVENTS)}="${encoded(chance, script(chance, id))}">w`,
    ),
  url: (chance, id) =>
    chance
      .pick(LINKS)
      .replace("@", () => chance.pick(ADDRESSES).replaceAll("%", () => script(chance, id).replaceAll('"', "&quot;"))),
  css: (chance, id) => respelt(chance, filled(chance, chance.pick(STYLES), id)),
  drawing: (chance, id) => respelt(chance, filled(chance, chance.pick(DRAWINGS), id)),
  mutation: (chance, id) => chance.pick(MUTATIONS).replaceAll("%", () => SCRIPTS[0]?.(id) ?? ""),
  template: (chance, id) => chance.pick(TEMPLATES).replaceAll("%", () => script(chance, id)),
  unicode: (chance, id) => disguised(chance, filled(chance, chance.pick(SELF_STARTING), id)),
};

/** `count` payloads in turn of all contexts, with ids from `from` on. Each is another text. */
export function xssPayloads({ seed, count, from = 1 }: { seed: number; count: number; from?: number }): XssPayload[] {
  const chance = createChance(seed);
  return Array.from({ length: count }, (_, index) => {
    const context = CONTEXTS[index % CONTEXTS.length] ?? "html";
    return { id: from + index, context, text: MAKERS[context](chance, from + index) };
  });
}

/** Ends whatever a payload may have left open, so that those after it are read on their own. */
export const CLOSERS = `"'>--></xmp></noembed></noscript></textarea></title></style></script></template></select></iframe></math></svg></form></table></p>`;

/** Payloads as the raw HTML of one document, each followed by its number in a paragraph. */
export function asHtml(payloads: readonly XssPayload[]): string {
  return payloads
    .filter(({ text }) => !/<plaintext|<frameset/i.test(text))
    .map(({ id, text }) => `<p>${text}</p>${CLOSERS}<p>#${id}</p>`)
    .join("\n");
}

/** Payloads as plain text, a paragraph each, with its number. */
export function asText(payloads: readonly XssPayload[]): string {
  return payloads.map((payload) => labelled(payload).toWellFormed()).join("\n\n");
}

/** A payload in one line with its number at the end; for names, comments and the like. */
export function labelled({ id, text }: XssPayload): string {
  return `${text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "")} #${id}`;
}

const script: Maker = (chance, id) => chance.pick(SCRIPTS)(id);

function filled(chance: Chance, shape: string, id: number): string {
  const isInAttribute = /="[^"]*%/.test(shape);
  return shape.replaceAll("%", () => (isInAttribute ? encoded(chance, script(chance, id)) : script(chance, id)));
}

/** A script as the value of a quoted attribute, in one of the notations that browsers decode there. */
function encoded(chance: Chance, text: string): string {
  const letters = [...text];
  const notations = [
    () => text.replaceAll('"', "&quot;"),
    () => letters.map((letter) => `&#${letter.charCodeAt(0)};`).join(""),
    () => letters.map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(""),
    () => letters.map((letter) => `&#${String(letter.charCodeAt(0)).padStart(7, "0")};`).join(""),
    () => text.replaceAll("(", "&lpar;").replaceAll(")", "&rpar;").replaceAll('"', "&quot;"),
    () => text.replaceAll('"', "&quot;").replaceAll("a", "&#97"),
  ];
  return chance.pick(notations)();
}

/** Tags spelt as browsers also read them. */
function respelt(chance: Chance, html: string): string {
  const spellings: readonly (() => string)[] = [
    () => html,
    () => html.replace(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()),
    () =>
      html.replace(/<[a-z]+/g, (tag) =>
        [...tag].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join(""),
      ),
    () => html.replace(/(<[a-z]+) /g, "$1/"),
    () => html.replace(/(<[a-z]+) /g, "$1\n"),
    () => html.replace(/(<[a-z]+) /g, "$1\f"),
    () => html.replace(/(<[a-z]+) /g, '$1/"/'),
    () => html.replace(/ (on[a-z]+)=/g, " $1 = "),
    () => html.replace(/ (on[a-z]+)=/g, (_, name: string) => ` ${name.toUpperCase()}=`),
    () => html.replace(/>$/, ""),
    () => `<${html}`,
    () => html.replace(/<([a-z]+) /, "<$1 x=`>` "),
    () => html.replace(/<([a-z]+) /, "<$1 id='x' class=\"y\" style=color:red "),
  ];
  return chance.pick(spellings)();
}

/** Signs that normalisation, another character set or a second decoding would turn into markup, and signs that hide. */
function disguised(chance: Chance, html: string): string {
  const disguises: readonly (() => string)[] = [
    () => html.replaceAll("<", "＜").replaceAll(">", "＞").replaceAll('"', "＂"),
    () => html.replaceAll("<", "‹").replaceAll(">", "›"),
    () => html.replaceAll("<", "\u02c2").replaceAll(">", "\u02c3"),
    () => html.replaceAll("<", "+ADw-").replaceAll(">", "+AD4-").replaceAll('"', "+ACI-"),
    () => html.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll('"', "%22"),
    () => html.replaceAll("<", "%253C").replaceAll(">", "%253E"),
    () => html.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"),
    () => html.replaceAll("<", "\\x3c").replaceAll(">", "\\x3e"),
    () => html.replaceAll("<", "\u00c0\u00bc"),
    () => html.replaceAll("<", "&lt").replaceAll(">", "&gt"),
    () => html.replaceAll("<", "&LT;").replaceAll(">", "&GT;"),
    () => html.replaceAll("<", "<\u200b"),
    () => html.replaceAll("on", "o\u017fn\u200d"),
    () => `\u202e${html}\u202c`,
    () => `\ufeff${html}`,
    () => html.replaceAll(" ", "\u00a0"),
    () => html.replaceAll(" ", "\u2028"),
    () => html.replaceAll("s", "\u017f").replaceAll("k", "\u212a"),
    () => `${html}\ud800`,
    () => html.replaceAll("i", "\u0131"),
  ];
  return chance.pick(disguises)();
}
