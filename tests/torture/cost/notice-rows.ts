/** Notice letters: what a contract says of them, and the letter made of it. */
import { addressIn, authorityIn, isSameAddress } from "@/lib/engine/notices/addresses";
import { endingsIn, holderOf } from "@/lib/engine/notices/endings";
import { givesRightToLeave } from "@/lib/engine/notices/leaving";
import { noticeTerms } from "@/lib/engine/notices/notice-terms";
import { languageSaid, receiptsIn, waysIn } from "@/lib/engine/notices/ways";
import { NOTICE_KINDS } from "@/lib/engine/notices/words";
import { readOnce } from "@/lib/engine/text/reading";
import { makeCases, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 300_000;
const passageIn = (text: string) => ({ content: "", page: 1, start: 0, end: Math.min(text.length, 900) });
const partiesIn = (text: string) => [
  { value: "Acme Ltd", role: "Supplier", passage: passageIn(text) },
  { value: text.slice(0, 120), passage: passageIn(text) },
];

export const NOTICE_ROWS: readonly CostCase[] = [
  ...makeCases("what a contract says of notices", TEXT_SHAPES, {
    run: (text) => {
      const reading = readOnce({ text: `Notices. ${text}`, pages: [], contractName: "Supply", contractType: "" });
      return NOTICE_KINDS.map((kind) => noticeTerms(reading, { kind, parties: partiesIn(text), right: null }));
    },
    most: LONG,
  }),
  ...makeCases("who may leave by notice", TEXT_SHAPES, {
    run: (text) => {
      const words = `Either party may terminate by 30 days' notice. ${text}`;
      const reading = readOnce({ text: words, pages: [], contractName: "Supply", contractType: "" });
      return [endingsIn(reading, partiesIn(text)), holderOf(reading, { start: 0, end: words.length }, partiesIn(text))];
    },
    most: LONG,
  }),
  ...makeCases("one sentence on notices", TEXT_SHAPES, {
    run: (text) => [
      waysIn(`notice by e-mail: ${text}`),
      receiptsIn(`deemed received ${text}`),
      languageSaid(text),
      addressIn(`Supplier: ${text}`, partiesIn(text)),
      givesRightToLeave(text),
      authorityIn(text),
      isSameAddress(text, `${text}!`),
    ],
    most: LONG,
  }),
];
