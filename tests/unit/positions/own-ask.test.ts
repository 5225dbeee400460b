/**
 * Whoever takes our wording has what we ask for: each starter of each set, put into a contract and read again, matches
 * (B-24.6, B-24.10).
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { copyFor } from "@/lib/copy/copy";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { escapeHtml } from "@/lib/documents/richtext/to-html";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { placeOfClause } from "@/lib/engine/place/place-clause";
import { readOnce } from "@/lib/engine/text/reading";
import { SIDES, type Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { inOwnTerms } from "@/lib/positions/in-own-terms";
import { topicName } from "@/lib/positions/kinds";
import type { Position } from "@/lib/positions/position";
import { withChanges } from "@/lib/positions/proposing";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import { starterBook } from "@/lib/positions/starter/starter-book";

const TYPE = "Service Agreement";

function readingOf(text: string, contractType = TYPE) {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType };
  return { topics: [], subjects: readSubjects(readOnce(contract), []), terms: readOwnTerms(contract), contractType };
}

type Reader = { side: Side; positions: readonly Position[] };
const itemsOf = (text: string, { side, positions }: Reader, contractType = TYPE) =>
  judged(readingOf(text, contractType), positions, { side, contractType: "", kinds: [] });

/** A contract that says nothing else: parties, subject. */
const HEADS: Readonly<Record<Language, (buyer: string, supplier: string) => string>> = {
  en: (buyer, supplier) => `This Agreement is between Oak Ltd (the "${supplier}") and Elm Ltd (the "${buyer}").`,
  ru: (buyer, supplier) => `ООО «Дуб», именуемое «${supplier}», и ООО «Вяз», именуемое «${buyer}», заключили Договор.`,
  mn: (buyer, supplier) =>
    `“Царс” ХХК (цаашид “${supplier}” гэх) болон “Хус” ХХК (цаашид “${buyer}” гэх) гэрээ байгуулав.`,
};
type Names = Readonly<Record<Language, readonly [buyer: string, supplier: string]>>;
const USUAL: Names = { en: ["Customer", "Supplier"], ru: ["Заказчик", "Исполнитель"], mn: ["Захиалагч", "Гүйцэтгэгч"] };
const NAMES: Readonly<Partial<Record<ContractKind, Names>>> = {
  lease: { en: ["Tenant", "Landlord"], ru: ["Арендатор", "Арендодатель"], mn: ["Түрээслэгч", "Түрээслүүлэгч"] },
  nda: { en: ["Recipient", "Discloser"], ru: ["Получатель", "Обладатель"], mn: ["Хүлээн авагч", "Задруулагч"] },
  employment: { en: ["Employer", "Employee"], ru: ["Работодатель", "Работник"], mn: ["Ажил олгогч", "Ажилтан"] },
};
const KINDS: readonly (ContractKind | undefined)[] = ["goods", "services", "lease", "employment", "nda", undefined];

type Asked = { of: string; said: string; verdict: string | undefined };

/** Each starter of a language, once, alone in a contract with its own wording. */
function asks(language: Language, level: "wanted" | "fallback"): Asked[] {
  const seen = new Set<string>();
  const found: Asked[] = [];
  for (const kind of KINDS)
    for (const side of SIDES)
      for (const position of starterBook({ side, kind, language }).positions) {
        const wording = position[level]?.wording ?? "";
        const key = JSON.stringify([side, position]);
        if (wording === "" || wording.includes("[") || seen.has(key)) continue;
        seen.add(key);
        const [buyer, supplier] = (kind && NAMES[kind]?.[language]) ?? USUAL[language];
        const head = HEADS[language](buyer, supplier);
        const said = inOwnTerms(wording, readOwnTerms({ text: head }));
        const [item] = itemsOf(`${head}\n\n7. ${said}`, { side, positions: [position] });
        found.push({ of: `${kind} ${side} ${position.topic}`, said, verdict: item?.verdict });
      }
  return found;
}

describe("each starter's own words are read as what it asks for", () => {
  test.each(LANGUAGES)("the ask, %s", (language) => {
    const all = asks(language, "wanted");
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter(({ verdict }) => verdict !== "matches")).toEqual([]);
  });

  test.each(LANGUAGES)("the fallback, %s", (language) => {
    const all = asks(language, "fallback");
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter(({ verdict }) => verdict !== "matches" && verdict !== "acceptable")).toEqual([]);
  });
});

const HOME = path.join(import.meta.dirname, "contracts");
type Labelled = { kind: ContractKind; type: string };
const LABELS = JSON.parse(readFileSync(path.join(HOME, "verdicts.json"), "utf8")) as Record<string, Labelled>;

/** The text with our wording put in as the button does it; null where it is left to a person, or there is none. */
function textWith(item: ReviewItemDto, text: string, language: Language): string | null {
  const { topic, proposal, isByHand, change, passages } = item;
  if (proposal === undefined || isByHand) return null;
  const start = passages[0]?.start ?? 0;
  if (change) return text.slice(0, start) + change.after + text.slice(start + change.before.length);
  const blocks = blocksFromHtml(text.replaceAll(/[^\n]+/gu, (line) => `<p>${escapeHtml(line)}</p>`));
  const title = topicName(topic, copyFor(language).positions.topics);
  const place = placeOfClause(blocks, { wording: proposal, title, related: [] });
  return place && text.slice(0, place.start) + place.replacement + text.slice(place.end);
}

/** Every starter that a contract doesn't meet, put in as the button does it, with the verdict on what is read then. */
function taken(name: string): Asked[] {
  const { kind, type } = LABELS[name] ?? { kind: "other", type: TYPE };
  const language = name.slice(0, 2) as Language; // the names begin with it
  const text = readFileSync(path.join(HOME, `${name}.txt`), "utf8").replaceAll(/\n{2,}/gu, "\n");
  const before = readingOf(text, type);
  return SIDES.flatMap((side) => {
    const { positions } = starterBook({ side, kind, language });
    const items = judged(before, positions, { side, contractType: "", kinds: [kind] });
    return withChanges(items, text, []).flatMap((item) => {
      const after = textWith(item, text, language);
      if (after === null) return [];
      const own = positions.filter(({ topic }) => topic === item.topic);
      const [now] = judged(readingOf(after, type), own, { side, contractType: "", kinds: [kind] });
      return [{ of: `${side} ${item.topic}`, said: item.change?.after ?? "", verdict: now?.verdict }];
    });
  });
}

describe("our wording, taken in a contract, is what we ask for when it is read again", () => {
  test("the contracts are there", () => {
    const texts = readdirSync(HOME).filter((file) => file.endsWith(".txt"));
    expect(texts).toEqual(expect.arrayContaining(["en-pumps.txt", "ru-filtry.txt", "mn-nuurs.txt"]));
  });

  test.each(["en-pumps", "ru-filtry", "mn-nuurs"])("%s", (name) => {
    const all = taken(name);
    expect(all.length).toBeGreaterThan(12);
    // its 4.2 leaves the Supplier's liability without a limit, and stands beside any cap of ours
    const isBesideUnlimited = ({ of }: Asked) => name === "mn-nuurs" && of.endsWith(" liability_cap");
    const others = all.filter((one) => !isBesideUnlimited(one));
    expect(others.filter(({ verdict }) => verdict !== "matches")).toEqual([]);
    expect(all.filter(isBesideUnlimited).map(({ verdict }) => verdict)).not.toContain("matches");
  });
});
