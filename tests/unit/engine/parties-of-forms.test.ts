import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readParties } from "@/lib/engine/parties/parties";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readingOfLines } from "./review/contracts";

const names = (...lines: readonly string[]) =>
  readParties({ text: lines.join("\n") })
    .filter(({ isCollective }) => !isCollective)
    .map(({ name }) => name);

describe("the parties of forms (B-12.2)", () => {
  test.each([
    [
      "a label with the name below it, and nobody between whom a partnership is denied",
      [
        "SPONSORSHIP AGREEMENT",
        "SPONSOR:",
        "Name: Tall Pine Grill Phone: 701/555-0100",
        "Fargo Ballpark Funding LLC (“FBF”) shall provide Sponsor with the following benefits.",
        "Nothing herein shall be construed as establishing a partnership between FBF and Sponsor or between Comets L.P. (the “Comets”) and Sponsor.",
      ],
      ["Tall Pine Grill", "Fargo Ballpark Funding LLC"],
    ],
    [
      "an address between two labels",
      [
        "SUMMARY PAGE",
        "Sponsor: Tall Pine Grill, Inc.",
        "1200 Main St, Fargo",
        "Club: Fargo Comets, LP, by Comets GP, LLC",
      ],
      ["Tall Pine Grill, Inc.", "Fargo Comets, LP"],
    ],
    [
      "rows that begin with a line",
      ["Service Agreement", "| Customer | Dorvan Mills B.V., Tilburg |", "| Supplier | Oake & Sons Ltd., Leeds |"],
      ["Dorvan Mills B.V.", "Oake & Sons Ltd."],
    ],
    [
      "columns",
      ["Client           Marsh Vets Ltd", "Photographer     Lena Ode", "", "1. Work. The Photographer takes pictures."],
      ["Marsh Vets Ltd", "Lena Ode"],
    ],
    [
      "what one does with the other",
      [
        "LOAN NOTE",
        'Marlow Kelp, Inc., a Delaware corporation (the "Company"), borrows from Tide Fund III, L.P., a partnership (the "Holder"), $400,000.',
      ],
      ["Marlow Kelp, Inc.", "Tide Fund III, L.P."],
    ],
    [
      "three with numbers, one of them a person",
      ["This Agreement is between (1) HARROW FEEDS LIMITED, (2) MRS JOAN PELL and (3) PELL FARMS LLP.", "", "1. Terms"],
      ["HARROW FEEDS LIMITED", "MRS JOAN PELL", "PELL FARMS LLP"],
    ],
    [
      "a form that isn't only that of a company, in Russian",
      [
        "Бланк заказа",
        "Поле | Запись",
        "Правообладатель | ООО «Софт-Юг», Сочи",
        "Клиент | СП «Шёлк Путь», Ташкент",
        "Что берём | Модули «Склад», «Касса»",
      ],
      ["ООО «Софт-Юг»", "СП «Шёлк Путь»"],
    ],
    [
      "a citizen and a guarantor, in Mongolian",
      [
        "Зээлийн гэрээ",
        "Бид, Зээлдүүлэгч “Алтан Дусал” ББСБ, Зээлдэгч иргэн Цэрэнгийн Оюун, батлан даагч С.Болд нар гэрээг хийв.",
      ],
      ["“Алтан Дусал” ББСБ", "Цэрэнгийн Оюун", "С.Болд"],
    ],
  ] as const)("%s", (_, lines, expected) => {
    expect(names(...lines)).toEqual(expected);
  });
});

test("one company is listed once, however its name is written (B-25.1)", () => {
  const lines = [
    'AGREEMENT between HARVEST FIELD FARMS INC ("HF") and NOVA SCIENCES INC ("NS")',
    "1. Harvest Field Farms Inc. grows hemp.",
  ];
  const reading = readingOfLines(lines);
  const parties = findFacts(reading, review(reading)).filter(({ kind }) => kind === "parties");
  expect(parties.map(({ value }) => value.toUpperCase().replace(/\W/gu, " ").trim())).toEqual([
    "HARVEST FIELD FARMS INC",
    "NOVA SCIENCES INC",
  ]);
});

const TERMS = Array.from(
  { length: 40 },
  (_, at) =>
    `${at + 1}. The Club shows the sign of the Sponsor at game ${at + 1} of each season, and lights it in the evening.`,
);
const unsigned = (...page: readonly string[]) =>
  suggest(
    readingOfLines([
      "SPONSORSHIP AGREEMENT",
      'This Agreement is made between Tall Pine Grill, Inc. (the "Sponsor") and Fargo Comets, LP (the "Club").',
      ...page,
      ...TERMS,
    ]),
    "en",
  ).some(({ check }) => check === "missingSignatures");

test("a signature on the page before the general terms counts (B-26.1)", () => {
  expect(unsigned("TALL PINE GRILL, INC.", "By: /s/ Ada Quill")).toBe(false);
  expect(unsigned()).toBe(true);
});

test("a severability clause names no forum (B-25.1)", () => {
  const forum = (clause: string) => {
    const reading = readingOfLines(["SUPPLY AGREEMENT", "1. Elm Ltd supplies Ash Ltd with hay.", clause]);
    return findFacts(reading, review(reading)).filter(({ kind }) => kind === "dispute_resolution").length;
  };
  const held =
    "2. SEVERABILITY. If any provision of this Agreement shall be held by a court of competent jurisdiction to be contrary to law, it is changed.";
  expect(forum(held)).toBe(0);
  expect(forum("2. The parties agree to the exclusive jurisdiction of the courts of Ohio.")).toBe(1);
});
