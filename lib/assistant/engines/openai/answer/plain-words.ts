import type { ContractText } from "@/lib/engine/port";
import { lookUp } from "../quotes/look-up";
import { TAKEN_OUT, withoutForeignAddresses } from "./addresses";
import { nextStep, type Step } from "./steps";

/** Control characters and what turns the direction of writing or hides letters; tabs and line ends stay. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Signs by which Markdown sets words off; those of arithmetic stay. */
const MARKS = /\*{2,}|(?<![\p{L}\p{N}])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}])|`+|~{2,}/gu;
/** A quotation of more words must be the contract's; fewer are a term or a name. */
const MOST_WORDS_UNCHECKED = 3;

/**
 * A model's words as plain text of at most `most` UTF-16 units, without markup, links, pictures, hidden characters and
 * foreign addresses. Quotations are replaced by the contract's own words, or left out if it has none like them.
 */
export function plainWords(contract: ContractText, words: string, most: number): string {
  const text = plain(contract, words).trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trim()}…`;
}

function plain(contract: ContractText, words: string): string {
  let held = words.replace(UNSEEN, "");
  let text = "";
  let isLineStart = true;
  for (let step = nextStep(held, isLineStart); step; step = nextStep(held, isLineStart)) {
    held = (step.rest ?? "") + held.slice(step.length);
    const added = withoutMarks(contract, step);
    text += added;
    if (added !== "") isLineStart = /(?:^|\n)[ \t]*$/u.test(added) && (added.includes("\n") || isLineStart);
  }
  return text;
}

function withoutMarks(contract: ContractText, step: Step): string {
  if (step.kind === "nothing") return "";
  if (step.kind === "quotation") return quotation(contract, step);
  return withoutForeignAddresses(step.text.replace(UNSEEN, "").replace(MARKS, ""), contract.text);
}

/** In the contract's words, else a sign that it was left out. */
function quotation(contract: ContractText, step: Extract<Step, { kind: "quotation" }>): string {
  const { quote } = step;
  const [open, close] = [step.open, step.close].map((mark) => mark.replace("`", ""));
  if ((quote.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_WORDS_UNCHECKED)
    return `${open}${plain(contract, quote)}${close}`;
  const found = lookUp(contract, quote.replace(/<[^<>]*>/gu, ""));
  if (found.length === 0) return TAKEN_OUT;
  return `${open}${found.map(({ passage }) => passage.content).join(` ${TAKEN_OUT} `)}${close}`;
}
