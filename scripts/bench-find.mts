/**
 * What Find costs on a contract of 300 pages: all five categories in one pass, as a ratio to a plain regular-expression
 * scan of the same text in the same run. The first pass, in a freshly started program, is reported separately; an
 * assistant thread stays up between calls, so users mostly get the later ones.
 *
 * Run: npx tsx scripts/bench-find.mts (a made-up contract, and the long text of the corpus in CORPUS_DIR if present)
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES, type ContractText } from "@/lib/engine/port";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

const PAGES = 300;
const PASSES = 7;
const CHARS_A_PAGE = 3_000;
const CORPUS_TEXT = path.join(
  process.env.CORPUS_DIR ?? "../shared/corpus",
  "reference/docx__gen-long-1200k-chars.docx.txt",
);

/** What someone without an engine would search for, sentence by sentence. */
const SCAN: Record<string, RegExp> = {
  parties: /\b(?:between|among|by and between)\b|именуем|далее —|цаашид/iu,
  governing_law:
    /governed (?:by|and)|construed (?:in accordance|under)|governing law|laws? of the (?:state|commonwealth|province)|применяется (?:право|законодательство)|регулируется|хууль тогтоомжийг|хуулиар зохицуулагд/iu,
  jurisdiction:
    /exclusive jurisdiction|jurisdiction of (?:the|any)|venue\b|courts? (?:of|located)|arbitrat|арбитражн|подсудн|шүүх|арбитр/iu,
  survival:
    /surviv|remain in (?:full )?(?:force|effect)|(?:after|following) (?:the )?(?:termination|expiration)|сохраня(?:ют|ет) (?:силу|действие)|остаются в силе|хүчинтэй (?:хэвээр )?үлдэнэ/iu,
  obligations:
    /\b(?:shall|must|agrees? to|undertakes?)\b|обяза[нн]|обязуется|обязуются|не вправе|үүрэгтэй|үүрэг хүлээнэ|хориглоно|төлнө/iu,
};

const HEADINGS = ["SERVICES", "FEES", "REPORTS", "PERSONNEL", "DATA", "ACCEPTANCE", "CHANGES"];
const CLAUSES: readonly ((n: number) => string)[] = [
  (n) =>
    `The Provider shall deliver release ${n} of the platform to the Client within ${n} days of the order, together with the documentation that the order names.`,
  (n) =>
    `Fees for stage ${n} are set out in Schedule ${n % 9} and fall due thirty (30) days after the invoice; amounts in dispute are set aside until the parties have talked.`,
  (n) =>
    `"Release ${n}" means the software that is described in Annex ${n % 20}, with its updates, and the manuals in the form in which the Provider commonly makes them available.`,
  () =>
    "The Client may reject a deliverable that does not conform to its description, provided that it says so in writing and names the defects in such detail as the Provider reasonably needs.",
  (n) =>
    `If a defect of class ${n % 4} is reported, the Provider will begin work within ${2 + (n % 8)} hours on a business day, and the Client will give it access to the systems concerned.`,
  () =>
    "Each party keeps its own records of the work done, and neither party is liable for a delay that the other has caused by not answering a question in good time.",
  (n) =>
    `Personnel of grade ${n % 6} are named in the order; the Provider may replace them by people of equal skill after it has told the Client, see No. ${n} of the staff list.`,
  (n) =>
    n % 40 === 0
      ? "The obligations of confidence in this section shall survive termination of this Agreement for five (5) years."
      : "Reports are sent by the tenth day of the month, in the form that the parties have agreed, to the address that each has given to the other.",
  (n) =>
    n % 50 === 1
      ? "This section shall be governed by the laws of Ireland, and the courts of Dublin shall have exclusive jurisdiction."
      : "The parties review the plan every quarter, with the people who do the work, and put down in writing what they have changed and why.",
];

await report("made-up contract", madeUp());
if (existsSync(CORPUS_TEXT))
  await report("long text of the corpus", readFileSync(CORPUS_TEXT, "utf8").slice(0, PAGES * CHARS_A_PAGE));
else console.log(`${CORPUS_TEXT} is not there; only the made-up contract was measured`);

async function report(name: string, text: string): Promise<void> {
  const lines = toPlainText(text.split("\n").map((line) => paragraph(line)));
  const [scans, finds]: [number[], number[]] = [[], []];
  let found = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    scans.push(await measureMilliseconds(() => scanned(lines.text)));
    const contract: ContractText = { ...lines, contractName: name, contractType: "" };
    finds.push(await measureMilliseconds(async () => (found = await foundIn(contract))));
  }
  const [scan, find] = [median(scans.slice(1)), median(finds.slice(1))];
  console.log(`${name}: ${lines.text.length} characters, ${found} passages in five categories`);
  console.log(
    `  first pass: ${ms(finds[0])} against ${ms(scans[0])} of the scan, ratio ${((finds[0] ?? 0) / (scans[0] ?? 1)).toFixed(1)}`,
  );
  console.log(`  later passes: ${ms(find)} against ${ms(scan)}, ratio ${(find / scan).toFixed(1)} (aim: at most 10)`);
}

async function foundIn(contract: ContractText): Promise<number> {
  let count = 0;
  for (const category of FIND_CATEGORIES)
    count += (await extractiveEngine.find(contract, category, { language: "en" })).passages.length;
  return count;
}

function scanned(text: string): number {
  const sentences = text
    .split(/(?<=[.;])\s+(?=["“(A-ZА-ЯӨҮЁ0-9[])|\n\s*\n+|\n(?=\s*(?:\d+[.)]|\([a-z]\)))/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3);
  return Object.values(SCAN).reduce(
    (sum, pattern) => sum + sentences.filter((sentence) => pattern.test(sentence)).length,
    0,
  );
}

/** A contract of three hundred pages: a preamble, then clauses of the usual kinds under numbered headings. */
function madeUp(): string {
  const lines = [
    "MASTER SERVICES AGREEMENT",
    'This Agreement is made on March 3, 2025 between Brightwater Hosting Ltd. ("Provider") and Larch & Moss GmbH ("Client").',
  ];
  for (let length = 0, section = 1; length < PAGES * CHARS_A_PAGE; section += 1) {
    const clauses = [
      `${section}. ${HEADINGS[section % HEADINGS.length]}`,
      ...CLAUSES.map((clause, index) => `${section}.${index + 1}. ${clause(section * 7 + index)}`),
    ];
    lines.push(...clauses);
    length += clauses.join("\n").length;
  }
  return lines.join("\n");
}

async function measureMilliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(value: number | undefined): string {
  return `${(value ?? Number.NaN).toFixed(0)} ms`;
}
