import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "../language/identify";
import { withFlags } from "../language/patterns";
import { readParties } from "../parties/parties";
import { folded } from "../text/folding";
import { words } from "./words";

/** The two sides of a contract: who receives and pays, who supplies; both if equal. */
export type ContractSide = "buy" | "supply";
export type Who = ContractSide | "both" | "unknown";

const BUYERS = [
  "customer; client; buyer; purchaser; tenant; lessee; hirer; renter; licensee; principal; employer",
  "the practice; distributor; subscriber; depositor; franchisee; borrower; investor; recipient",
];
const SUPPLIERS = [
  "supplier; vendor; seller; provider; contractor; subcontractor; consultant; designer; landlord",
  "lessor; the owner; licensor; the agent; employee; franchisor; developer; lender; custodian",
  "freelancer; service provider",
];
const BUYERS_ABROAD = [
  [
    "заказчик; покупател; арендатор; нанимател; клиент; лицензиат; абонент; поклажедател; комитент",
    "принципал; работодател; субарендатор; заемщик; пользовател; ссудополучател; инвестор; дистрибьютор",
    "дистрибьютер; дилер; лизингополучател; доверител",
  ],
  "захиалагч; худалдан авагч; түрээслэгч; хөлслөгч; үйлчлүүлэгч; ажил олгогч; зээлдэгч; хэрэглэгч; хадгалуулагч; итгэмжлэгч; борлуулагч; дистрибьютер; дистрибьютор",
] as const;
const SUPPLIERS_ABROAD = [
  [
    "поставщик; продавец; продавц; исполнител; подрядчик; перевозчик; экспедитор; лизингодател; поверенн",
    "арендодател; наймодател; лицензиар; хранител; комиссионер; агент.; агента.; агенту.; работник",
    "заимодав; займодав; правообладател; разработчик",
  ],
  "нийлүүлэгч; худалдагч; гүйцэтгэгч; түрээслүүлэгч; хөлслүүлэгч; ажилтан; ажилтны; хадгалагч; зээлдүүлэгч; хөгжүүлэгч; тээвэрлэгч; агент; үйлчилгээ үзүүлэгч",
] as const;
/** The names of roles. */
const BUYS = words(BUYERS, ...BUYERS_ABROAD);
const SUPPLIES = words(SUPPLIERS, ...SUPPLIERS_ABROAD);

/** In a clause 'its employees', 'customers' and 'agents' are other people, while a party is one: 'the Customer'. */
const one = (lists: readonly string[]) =>
  lists.flatMap((list) => list.split("; ").map((name) => `${name}.`)).join("; ");
const BUYER = words(one(BUYERS), ...BUYERS_ABROAD);
const SUPPLIER = words(one(SUPPLIERS), ...SUPPLIERS_ABROAD);
/** 'Principal place of business', 'principal amount'. */
const LONGEST_NO_ROLE = 24;
const NO_ROLE = /^principal (?:place|office|amount|sum|business|executive|residence|balance|purpose)/u;
const BOTH = words(
  [
    "either party; each party; both parties; the parties; neither party; either of us; both of us",
    "either side; neither side; one of us; no party; neither may; neither of; mutual; any party",
    "the other party; a party; each side; one party; the other's",
  ],
  [
    "кажд~ из сторон; кажд~ сторон; люба~ сторон; любая из; любой из; стороны.; сторона.; сторонам.; сторон.; обе стороны",
    "обеих сторон; ни одна; друг друг; взаимн; одна из сторон; ни одной; с подписями обоих; обеих других",
    "другой стороны; всех трех",
  ],
  "аль нэг тал; аль ч тал; талууд; тал бүр; хоёр тал; хэн аль; нэг тал нөгөө; бие бие; аливаа тал; нөгөө тал; нөгөө хоёр тал; харилцан; хоёул; талын хариуцлаг; талын нийт хариуцлаг",
);

/** People on neither side; what is said about them concerns no side. */
const OTHERS = words(
  "guarantor; surety; insurer; the bank",
  "поручител; страховщик; плательщик",
  "батлан даагч; даатгагч; төлөгч",
);

/** Everyone named in a part, in order, with positions. Pronouns mean what the contract defines. */
export type Named = { who: Who; at: number };
export type Sides = (part: string, language: Language) => Named[];

/** Reads who is who in a contract: its own roles and pronouns first, then common role names. */
export function sidesIn(contract: { text: string }): Sides {
  const own = ownNames(contract);
  const others = unknownNames(contract, own);
  const pronouns = pronounsIn(contract.text);
  const isOneSided = own.length === 2 && own[0]?.who === own[1]?.who;
  const areKnown = !isOneSided && (own.length === 2 || pronouns.length > 0 || areUsualNames(contract.text));
  return (part, language) => {
    const found: Named[] = [
      ...placed(BUYER, "buy", part, language),
      ...placed(SUPPLIER, "supply", part, language),
      ...placed(BOTH, "both", part, language),
      ...placed(OTHERS, "unknown", part, language),
    ];
    for (const { name, who } of own) for (const at of findPlaces(name, part)) found.push({ who, at });
    for (const name of others) for (const at of findPlaces(name, part)) found.push({ who: "unknown", at });
    if (language === "en")
      for (const { word, who } of pronouns) for (const at of findPlaces(word, part)) found.push({ who, at });
    const sorted = found.sort((one, other) => one.at - other.at);
    return areKnown ? sorted : sorted.map(({ who, at }) => ({ who: who === "both" ? who : "unknown", at }));
  };
}

/** How often each side's common names must occur in a contract that doesn't define its parties. */
const OFTEN = 4;

function areUsualNames(text: string): boolean {
  const plain = folded(text.slice(0, 20_000));
  const language = detectLanguage(plain) ?? "en";
  const isOften = (list: ReturnType<typeof words>) => placed(list, "unknown", plain, language).length >= OFTEN;
  return isOften(BUYS) && isOften(SUPPLIES);
}

/** Made once: each sentence of a contract is looked through for every list. */
const EVERYWHERE = new WeakMap<RegExp, RegExp>();

function placed(list: ReturnType<typeof words>, who: Who, part: string, language: Language): Named[] {
  const pattern = list[language];
  if (!pattern) return [];
  const everywhere = EVERYWHERE.get(pattern) ?? withFlags(pattern, `${pattern.flags}g`);
  EVERYWHERE.set(pattern, everywhere);
  return [...part.matchAll(everywhere)]
    .filter(({ index }) => !NO_ROLE.test(part.slice(index, index + LONGEST_NO_ROLE)))
    .map((match) => ({ who, at: match.index }));
}

function findPlaces(name: string, part: string): number[] {
  const found: number[] = [];
  for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + name.length)) {
    const isWhole = !/[\p{L}]/u.test(part[at - 1] ?? " ") && !/[\p{L}]/u.test(part[at + name.length] ?? " ");
    if (isWhole) found.push(at);
  }
  return found;
}

/** The one side that is named; null if both are, or none. */
export function onlySide(named: readonly Named[]): ContractSide | null {
  const [first, ...others] = new Set(named.map(({ who }) => who));
  return others.length === 0 && (first === "buy" || first === "supply") ? first : null;
}

const LANGUAGES: readonly Language[] = ["en", "ru", "mn"];

export function sideOfRole(role: string): ContractSide | null {
  const plain = folded(role);
  const isOn = (list: ReturnType<typeof words>) => LANGUAGES.some((language) => list[language]?.test(plain) ?? false);
  const [buys, supplies] = [isOn(BUYS), isOn(SUPPLIES)];
  return buys === supplies ? null : buys ? "buy" : "supply";
}

/** In a secrecy agreement either party may be one of these. */
const EITHER_MAY_BE = ["receiving party", "disclosing party"];

/** What parties call themselves that shows no side: 'Acme shall indemnify the other party' is not about both. */
function unknownNames(contract: { text: string }, own: readonly { name: string }[]): string[] {
  const roles = readParties(contract).flatMap(({ role, isCollective }) =>
    role && !isCollective ? [folded(role)] : [],
  );
  return [...new Set([...roles, ...EITHER_MAY_BE])].filter(
    (name) => name.length > 1 && sideOfRole(name) === null && !own.some((one) => one.name === name),
  );
}

/** Of two parties with roles, one with an unknown role takes the side opposite the other. */
function ownNames(contract: { text: string }): { name: string; who: ContractSide }[] {
  const roles = readParties(contract).flatMap(({ role, isCollective }) => (role && !isCollective ? [role] : []));
  if (roles.length !== 2) return [];
  const known = roles.map(sideOfRole);
  return roles.flatMap((role, index) => {
    const other = known[1 - index];
    const who = known[index] ?? (other ? (other === "buy" ? "supply" : "buy") : null);
    return who && folded(role).length > 3 ? [{ name: folded(role), who }] : [];
  });
}

const DEFINED =
  /\((?:[^()"“]{0,40})["“](we|you|i|us)["”][^()]{0,60}\)|\((?:["“][\p{L} ]{1,20}["”],? (?:and |or )?){0,2}["“](we|you|us)["”]/giu;
/** Before or in the definition: 'Owner ("we", "us")', '("I", "me", "the Landlord")'. */
const AROUND = 160;

function pronounsIn(text: string): { word: string; who: ContractSide }[] {
  const found = new Map<string, ContractSide>();
  for (const match of text.slice(0, 6_000).matchAll(DEFINED)) {
    const pronoun = (match[1] ?? match[2] ?? "").toLowerCase();
    const before =
      text
        .slice(Math.max(0, match.index - AROUND), match.index)
        .split("\n")
        .at(-1) ?? "";
    const who = sideOfRole(match[0]) ?? sideOfRole(before);
    if (who) found.set(pronoun === "us" ? "we" : pronoun, who);
  }
  const opposite = (who: ContractSide): ContractSide => (who === "buy" ? "supply" : "buy");
  const [we, you] = [found.get("we") ?? found.get("i"), found.get("you")];
  const ours = we ?? (you ? opposite(you) : null);
  if (!ours) return [];
  return [
    ...["we", "us", "i", "me", "our"].map((word) => ({ word, who: ours })),
    ...["you", "your"].map((word) => ({ word, who: opposite(ours) })),
  ];
}
