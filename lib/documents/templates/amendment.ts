/** The text of an amendment in the language of its agreement. Pure. Source: B-33.11. */
import type { Language } from "@/lib/copy/languages";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { mongolianOrdinal, writtenDay } from "./written-values";

/** What the amendment is of: the agreement as it calls itself; `number` '' and `day` null where it doesn't. */
type AmendedAgreement = { name: string; number: string; day: string | null };
export type AmendmentChange =
  | { kind: "replaceClause"; wording: string }
  | { kind: "replaceWords"; old: string; wording: string }
  /** Behind the clause that is named; `number` is its own. */
  | { kind: "addClause"; number: string; wording: string }
  | { kind: "deleteClause" };
export type WrittenAmendment = {
  language: Language;
  number: number;
  agreement: AmendedAgreement;
  parties: readonly { name: string; role: string | null }[];
  clause: string;
  change: AmendmentChange;
  /** YYYY-MM-DD; null: on the day on which it is signed. */
  holdsFrom: string | null;
};

/** 'Amendment No. 2 to Agreement No. 14', in the language of the agreement; also the draft's name. */
export function amendmentTitle({ language, number, agreement }: Omit<WrittenAmendment, "change" | "clause">): string {
  const words = WORDS[language];
  return `${words.title(number)} ${words.to(agreement)}`;
}

/** Title, parties, the change, when it holds, and lines to sign on. */
export function amendmentBlocks(amendment: WrittenAmendment): Block[] {
  const { language, number, agreement, parties, clause, change, holdsFrom } = amendment;
  const words = WORDS[language];
  const changed = changeWords(language, clause, change);
  const text = [
    words.between(parties.map(({ name, role }) => words.party(name, role))),
    ...`1. ${changed}`.split("\n"),
    `2. ${words.rest}`,
    `3. ${holdsFrom === null ? words.onSigning : words.from(writtenDay(holdsFrom, language))}`,
  ];
  return [
    heading(words.title(number).toLocaleUpperCase(language)),
    centred(words.to(agreement)),
    paragraph(words.date),
    ...text.filter((line) => line.trim() !== "").map((line) => paragraph(line.trim())),
    ...signatures(parties, language),
  ];
}

function changeWords(language: Language, clause: string, change: AmendmentChange): string {
  const words = WORDS[language];
  if (change.kind === "deleteClause") return words.deleted(clause);
  if (change.kind === "replaceClause") return words.replaced(clause, quoteIn(language, `${clause} ${change.wording}`));
  const quoted = quoteIn(language, change.wording);
  if (change.kind === "addClause") return words.added(change.number, clause, quoted);
  return words.inPlace(clause, quoteIn(language, change.old), quoted.split("\n").join(" "));
}

const heading = (text: string): Block => ({
  kind: "heading",
  level: 1,
  align: "center",
  inlines: [{ text, marks: [] }],
});
const centred = (text: string): Block => ({ ...paragraph(text), align: "center" }) as Block;

const BLANK = "____________________";

function signatures(parties: WrittenAmendment["parties"], language: Language): Block[] {
  const words = WORDS[language];
  const signing = parties.length > 0 ? parties : [1, 2].map((at) => ({ name: words.partyNumber(at), role: null }));
  return signing.flatMap(({ name, role }) => [
    paragraph(role === null ? name : `${role}: ${name}`),
    paragraph(`${words.signature}: ${BLANK}`),
    paragraph(`${words.signer}: ${BLANK}`),
  ]);
}

/** Marks of the language; others where the words have marks of these that don't close. */
function quoteIn(language: Language, words: string): string {
  const pairs = language === "ru" ? ["«»", "“”"] : ["“”", "«»"];
  const fits = ([open = "", close = ""]: string) => isBalanced(words, open, close);
  const [open = "", close = ""] = pairs.find(fits) ?? pairs[0] ?? "";
  return `${open}${words}${close}`;
}

function isBalanced(words: string, open: string, close: string): boolean {
  let depth = 0;
  for (const letter of words) {
    if (letter === open) depth += 1;
    if (letter === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

type Words = {
  title: (number: number) => string;
  to: (agreement: AmendedAgreement) => string;
  date: string;
  party: (name: string, role: string | null) => string;
  between: (parties: readonly string[]) => string;
  replaced: (clause: string, quoted: string) => string;
  inPlace: (clause: string, old: string, quoted: string) => string;
  added: (number: string, behind: string, quoted: string) => string;
  deleted: (clause: string) => string;
  rest: string;
  onSigning: string;
  from: (day: string) => string;
  partyNumber: (at: number) => string;
  signature: string;
  signer: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (number) => `Amendment No. ${number}`,
    to: ({ name, number, day }) =>
      `to ${number === "" ? `“${name}”` : `Agreement No. ${number}`}${day === null ? "" : ` of ${writtenDay(day, "en")}`}`,
    date: `Date: ${BLANK}`,
    party: (name, role) => (role === null ? name : `${name} (“${role}”)`),
    between: (parties) =>
      parties.length < 2
        ? "The parties to the agreement named above agree as follows:"
        : `${parties.slice(0, -1).join(", ")} and ${parties.at(-1) ?? ""} agree as follows:`,
    replaced: (clause, quoted) => `Clause ${clause} is replaced as follows: ${quoted}`,
    inPlace: (clause, old, quoted) => `In clause ${clause} the words ${old} are replaced with ${quoted}.`,
    added: (number, behind, quoted) => `A new clause ${number} is added after clause ${behind}: ${quoted}`,
    deleted: (clause) => `Clause ${clause} is deleted.`,
    rest: "All other terms of the agreement stay in force.",
    onSigning: "This document takes effect on the day on which the last party signs it.",
    from: (day) => `This document takes effect on ${day}.`,
    partyNumber: (at) => `Party ${at}`,
    signature: "Signature",
    signer: "Name and title",
  },
  ru: {
    title: (number) => `Дополнительное соглашение № ${number}`,
    to: ({ name, number, day }) =>
      `${number === "" ? `к договору «${name}»` : `к Договору № ${number}`}${day === null ? "" : ` от ${writtenDay(day, "ru")}`}`,
    date: `Дата: ${BLANK}`,
    party: (name, role) => (role === null ? name : `${name} («${role}»)`),
    between: (parties) =>
      parties.length < 2
        ? "Стороны указанного договора договорились о нижеследующем:"
        : `${parties.slice(0, -1).join(", ")} и ${parties.at(-1) ?? ""} договорились о нижеследующем:`,
    replaced: (clause, quoted) => `Пункт ${clause} Договора изложить в следующей редакции: ${quoted}`,
    inPlace: (clause, old, quoted) => `В пункте ${clause} Договора слова ${old} заменить словами ${quoted}.`,
    added: (number, behind, quoted) =>
      `Дополнить Договор пунктом ${number} после пункта ${behind} следующего содержания: ${quoted}`,
    deleted: (clause) => `Пункт ${clause} Договора исключить.`,
    rest: "Остальные условия Договора сохраняют силу.",
    onSigning: "Настоящий документ вступает в силу в день подписания последней из сторон.",
    from: (day) => `Настоящий документ вступает в силу ${day}.`,
    partyNumber: (at) => `Сторона ${at}`,
    signature: "Подпись",
    signer: "Ф. И. О., должность",
  },
  mn: {
    title: (number) => `Нэмэлт, өөрчлөлт № ${number}`,
    to: ({ name, number, day }) => {
      const dated = day === null ? "" : `${writtenDay(day, "mn")} өдрийн `;
      return number === "" ? `${dated}“${name}” гэрээнд` : `${dated}№ ${number} Гэрээнд`;
    },
    date: `Огноо: ${BLANK}`,
    party: (name, role) => (role === null ? name : `${name} (“${role}”)`),
    between: (parties) =>
      parties.length < 2
        ? "Дээр дурдсан гэрээний талууд дараах зүйлийг тохиролцов:"
        : `${parties.slice(0, -1).join(", ")} болон ${parties.at(-1) ?? ""} дараах зүйлийг тохиролцов:`,
    replaced: (clause, quoted) => `Гэрээний ${clause} дахь заалтыг дараах байдлаар өөрчлөн найруулав: ${quoted}`,
    inPlace: (clause, old, quoted) => `Гэрээний ${clause} дахь заалтын ${old} гэснийг ${quoted} гэж өөрчлөв.`,
    added: (number, behind, quoted) =>
      `Гэрээнд шинээр ${number} дахь заалтыг ${behind} дахь заалтын дараа нэмэв: ${quoted}`,
    deleted: (clause) => `Гэрээний ${clause} дахь заалтыг хасав.`,
    rest: "Гэрээний бусад заалт хүчинтэй хэвээр үлдэнэ.",
    onSigning: "Энэ баримт бичиг сүүлчийн тал гарын үсэг зурсан өдрөөс хүчинтэй болно.",
    from: (day) => `Энэ баримт бичиг ${day} өдрөөс хүчинтэй болно.`,
    partyNumber: (at) => `${at} ${mongolianOrdinal(at)} тал`,
    signature: "Гарын үсэг",
    signer: "Нэр, албан тушаал",
  },
};
