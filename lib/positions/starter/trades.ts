/** Starters in the words of a kind of contract: a lease has a landlord and a tenant, and no supplier. Pure: B-24.3. */
import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";

type Trade = Extract<ContractKind, "lease" | "employment" | "nda">;
/** Beginnings of words, and what they become; endings stay. */
type Roles = readonly (readonly [from: RegExp, to: string])[];

const RU_SUPPLIER =
  /(?<![\p{L}])([Пп])оставщик(?=[\p{L}]{0,2}(?![\p{L}]))|(?<![\p{L}])([Ии])сполнител(?=[\p{L}]{1,2}(?![\p{L}]))/gu;
const RU_CUSTOMER =
  /(?<![\p{L}])([Зз])аказчик(?=[\p{L}]{0,2}(?![\p{L}]))|(?<![\p{L}])([Пп])окупател(?=[\p{L}]{1,2}(?![\p{L}]))/gu;
const MN_SUPPLIER = /(?<![\p{L}])(?:([Нн])ийлүүлэгч|([Гг])үйцэтгэгч)/gu;
const MN_CUSTOMER = /(?<![\p{L}])([Зз])ахиалагч/gu;
const EN_SUPPLIER = /(?<![\p{L}])([Ss])upplier(?![\p{L}])/gu;
const EN_CUSTOMER = /(?<![\p{L}])([Cc])ustomer(?![\p{L}])/gu;

const IN_TRADES: Readonly<Record<Trade, Readonly<Record<Language, Roles>>>> = {
  lease: {
    en: [
      [EN_SUPPLIER, "landlord"],
      [EN_CUSTOMER, "tenant"],
    ],
    ru: [
      [RU_SUPPLIER, "арендодател"],
      [RU_CUSTOMER, "арендатор"],
    ],
    mn: [
      [MN_SUPPLIER, "түрээслүүлэгч"],
      [MN_CUSTOMER, "түрээслэгч"],
    ],
  },
  employment: {
    en: [
      [EN_SUPPLIER, "employee"],
      [EN_CUSTOMER, "employer"],
    ],
    ru: [
      [RU_SUPPLIER, "работник"],
      [RU_CUSTOMER, "работодател"],
    ],
    mn: [
      [MN_SUPPLIER, "ажилтан"],
      [MN_CUSTOMER, "ажил олгогч"],
    ],
  },
  nda: {
    en: [
      [EN_SUPPLIER, "discloser"],
      [EN_CUSTOMER, "recipient"],
    ],
    ru: [
      [RU_SUPPLIER, "обладател"],
      [RU_CUSTOMER, "получател"],
    ],
    mn: [
      [MN_SUPPLIER, "задруулагч"],
      [MN_CUSTOMER, "хүлээн авагч"],
    ],
  },
};

/** Russian nouns of these end otherwise: «поставщика» is «арендодателя». */
const SOFT: Readonly<Record<string, string>> = {
  "": "ь",
  а: "я",
  у: "ю",
  ом: "ем",
  е: "е",
  ь: "ь",
  я: "я",
  ю: "ю",
  ем: "ем",
};
const HARD: Readonly<Record<string, string>> = {
  "": "",
  а: "а",
  у: "у",
  ом: "ом",
  е: "е",
  ь: "",
  я: "а",
  ю: "у",
  ем: "ом",
};
/** Mongolian ones by their vowels: «захиалагчаас» is «түрээслэгчээс»; «ажилтан» loses its last. */
const FRONT: readonly (readonly [string, string])[] = [
  ["түрээслэгчаа", "түрээслэгчээ"],
  ["ажил олгогчаа", "ажил олгогчоо"],
  ["ажилтанийн", "ажилтны"],
  ["ажилтанийг", "ажилтныг"],
];

const isTrade = (kind: ContractKind | undefined): kind is Trade =>
  kind === "lease" || kind === "employment" || kind === "nda";

/** A starter's text with the roles of a kind of contract. */
export function inTrade(text: string, kind: ContractKind | undefined, language: Language): string {
  if (!isTrade(kind)) return text;
  const said = IN_TRADES[kind][language].reduce((rest, [from, to]) => withRole(rest, { from, to, language }), text);
  if (language !== "mn") return said;
  return FRONT.reduce(
    (rest, [from, to]) => rest.replaceAll(from, to).replaceAll(capitalized(from), capitalized(to)),
    said,
  );
}

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function withRole(text: string, { from, to, language }: { from: RegExp; to: string; language: Language }): string {
  const pattern = language === "ru" ? new RegExp(`(?:${from.source})([\\p{L}]{0,2})`, "gu") : from;
  return text.replaceAll(pattern, (found: string, ...rest: (string | undefined)[]) => {
    const isCapital = /^\p{Lu}/u.test(found);
    const ending = language === "ru" ? endingOf(to, rest[2] ?? "") : "";
    return (isCapital ? capitalized(to) : to) + ending;
  });
}

function endingOf(role: string, ending: string): string {
  return (role.endsWith("ател") ? SOFT : HARD)[ending] ?? ending;
}
