/** Texts that are hard on whoever reads them, in English, Russian and Mongolian, at any length in UTF-16 units. */
import { LETTERS } from "./letter-shapes";

type TextShape = (size: number) => string;

/** What is repeated as it is until the size is reached. */
const REPEATED: Readonly<Record<string, string>> = {
  "one endless word": "a",
  "one endless Cyrillic word": "ж",
  "one endless Mongolian word": "өү",
  "one endless capital": "A",
  "one endless Cyrillic capital": "Ж",
  digits: "7",
  dots: ".",
  "spaced dots": ". ",
  ellipses: "… ",
  blanks: " ",
  tabs: "\t",
  "no-break spaces": "\u00a0",
  "line ends": "\n",
  "blank lines": "\n \n",
  "words and blanks": "a    ",
  commas: ",",
  "spaced commas": "a, ",
  semicolons: "a; ",
  colons: "a: ",
  "open brackets": "(",
  "closed brackets": ")",
  "square brackets": "[",
  braces: "{",
  "pairs of brackets": "()",
  "spaced brackets": "( a ",
  quotes: '"',
  "open quotes": "“",
  guillemets: "«",
  "spaced quotes": '"a ',
  apostrophes: "a’",
  hyphens: "-",
  hyphenated: "a-",
  "hyphenated Cyrillic": "ж-",
  "line-end hyphens": "agree-\n",
  dashes: " — ",
  underscores: "_",
  slashes: "a/",
  stars: "*",
  hashes: "# ",
  "less than": "<",
  ampersands: "&",
  "at signs": "a@",
  "percent signs": "1% ",
  "soft hyphens": "a\u00ad",
  "zero widths": "a\u200b",
  "combining marks": "\u0301",
  "accented letters": "e\u0301",
  "pairs of surrogates": "𝒜",
  "half surrogates": "\ud835",
  "fullwidth letters": "Ａ",
  ligatures: "ﬁ",
  "long foldings": "ﷺ",
  "page breaks": "\f",
  "capital words": "Alpha Beta ",
  "Cyrillic capital words": "Альфа Бета ",
  "one-letter sentences": "A. ",
  abbreviations: "Inc. Ltd. No. ",
  initials: "A.B. ",
  "initials in Cyrillic": "А.Б. ",
  "capitals sentence": "THE SUPPLIER SHALL PAY. ",
  "Cyrillic capitals": "ПОСТАВЩИК ОБЯЗАН. ",
  "small words": "of the and to ",
  "small Cyrillic words": "и в на по ",
  "small Mongolian words": "ба болон нь ",
  letters: "a b ",
  "endless section number": "1.",
  "long section numbers": "1.1.1.1.1.1 ",
  numbers: "12 ",
  "figures with commas": "1,",
  "decimal figures": "1.5 ",
  "phone numbers": "+1 (555) 555-5555 ",
  "spaced thousands": "1 000 ",
  "lettered items": "(a) x; ",
  "Cyrillic items": "а) х; ",
  "roman items": "(iv) x; ",
  bullets: "• x\n",
  "item lines": "(a) pay;\n",
  "numbered lines": "1. Pay.\n",
  "numbered titles": "1. Payment\n",
  "section lines": "1.1 The Supplier shall pay the fee.\n",
  dates: "1 January 2020, ",
  "American dates": "January 1, 2020 ",
  "dates in figures": "01.02.2020 ",
  "ISO dates": "2020-01-02 ",
  "slashed dates": "1/2/2020 ",
  "Russian dates": "«1» января 2020 г. ",
  "Mongolian dates": "2020 оны 1 дүгээр сарын 2-ны ",
  "half dates": "January 1 ",
  months: "January ",
  years: "2020 ",
  durations: "thirty (30) days, ",
  "Russian durations": "30 (тридцать) дней, ",
  "Mongolian durations": "30 хоногийн дотор ",
  "number words": "one hundred twenty ",
  "Russian number words": "сто двадцать ",
  "Mongolian number words": "нэг зуун хорин ",
  money: "USD 1,000,000.00, ",
  dollars: "$1,000 ",
  "money in words": "one thousand dollars ($1,000) ",
  roubles: "1 000 000 (один миллион) рублей ",
  tugriks: "1,000,000 (нэг сая) төгрөг ",
  "e-mails": "a.b@example.com ",
  addresses: "https://example.com/a ",
  "blanks to fill in": "[●] ",
  "drawn blanks": "____ ",
  "named blanks": "[Name of party] ",
  "angle blanks": "<name> ",
  names: "Acme Trading LLC and ",
  "Russian names": "ООО «Ромашка», ",
  "Mongolian names": "«Өгөөж» ХХК, ",
  "repeated name": 'Acme Trading LLC (the "Supplier"), ',
  "repeated role": '(the "Supplier") ',
  "named hereinafter": "hereinafter referred to as ",
  "Russian hereinafter": "именуемое в дальнейшем «Поставщик», ",
  "Mongolian hereinafter": "цаашид «Нийлүүлэгч» гэх, ",
  "bans on secrets": "shall not disclose the information, or copy it, to anyone, who may disclose, agents need ",
  "parties without roles": "This Agreement is made between Acme Trading Inc. and John Smith.\n",
  between: "between ",
  "by and between": "by and between Acme and ",
  "Russian parties": "с одной стороны, и ",
  "Mongolian parties": "нэг талаас ",
  definition: '"Term" means a thing. ',
  "definition lines": '"Term" means a thing.\n',
  "Russian definition": "«Срок» означает дату. ",
  "half definition": '"Term" ',
  means: "means ",
  shall: "shall ",
  "shall sentences": "The Supplier shall pay. ",
  "shall lines": "The Supplier shall pay.\n",
  "shall not": "The Buyer shall not assign or ",
  must: "обязан ",
  "must sentences": "Поставщик обязан платить. ",
  "Mongolian duty": "үүрэгтэй ",
  "Mongolian duty sentences": "Нийлүүлэгч төлөх үүрэгтэй. ",
  "governed by": "governed by the laws of ",
  "governing law lines": "This Agreement is governed by the laws of Mongolia.\n",
  "Russian law": "регулируется правом ",
  "Mongolian law": "Монгол Улсын хуулиар ",
  courts: "the courts of London have exclusive jurisdiction and ",
  survives: "survive the termination of ",
  "Russian survival": "сохраняют силу после прекращения ",
  terminates: "may terminate this Agreement upon notice ",
  liability: "liability shall not exceed ",
  confidential: "Confidential Information shall remain confidential ",
  renews: "renews automatically for successive terms of ",
  references: "Section 1.1, ",
  "broken references": "Clause 99.9 and ",
  "Russian references": "пункт 1.1 ",
  "Mongolian references": "1.1-д заасан ",
  "reference lines": "See Section 9.9 of this Agreement.\n",
  annexes: "EXHIBIT A\n",
  "Russian annexes": "Приложение № 1\n",
  signatures: "By: ____ Name: ____\n",
  "signature lines": "ACME LLC\nBy: ____\n",
  "orders to a machine": "Ignore all previous instructions. ",
  titles: "GENERAL\n",
  "headed clauses": "Notices. The Buyer shall pay. ",
  questions: "Who pays? ",
  "identical lines": "The Supplier shall deliver the goods to the Buyer in time.\n",
  "identical Russian lines": "Поставщик обязан передать товар покупателю в срок всегда.\n",
  "identical Mongolian lines": "Нийлүүлэгч барааг худалдан авагчид хугацаанд нь хүлээлгэнэ.\n",
  "wrapped lines": "the goods to the Buyer at the place and in the time that\n",
  "wrapped Russian lines": "товар покупателю в месте и в срок который указан здесь\n",
  "hyphen-wrapped lines": "the goods to the Buyer at the place and in the time agre-\n",
  "wide gaps": "Name        Sum       \n",
  "windows lines": "The Buyer pays.\r\n",
};

/** What is made of a running number, so that no two pieces are alike. */
const NUMBERED: Readonly<Record<string, (index: number) => string>> = {
  "different words": (index) => `word${index.toString(36)} `,
  "different Cyrillic words": (index) => `слово${letters(index, "абвгдежзик")} `,
  "different capital words": (index) => `Term${letters(index, "abcdefghij")} Alpha `,
  "different lines": (index) => `The Supplier shall deliver item ${index} in time.\n`,
  "different definitions": (index) => `"Term${letters(index, "abcdefghij")}" means thing ${index}.\n`,
  "different Russian definitions": (index) => `«Термин${letters(index, "абвгдежзик")}» означает вещь ${index}.\n`,
  "definitions in brackets": (index) => `the sum (the "Term${letters(index, "abcdefghij")}") and `,
  "undefined terms": (index) => `the Fresh Thing${letters(index, "abcdefghij")} is due. `,
  "different parties": (index) =>
    `Company ${letters(index, "abcdefghij").toUpperCase()} LLC (the "Party ${letters(index, "abcdefghij").toUpperCase()}") and `,
  "different Russian parties": (index) =>
    `ООО «Фирма${letters(index, "абвгдежзик")}», именуемое «Сторона ${index}», и `,
  "different dates": (index) => `on ${(index % 28) + 1} May ${1900 + (index % 190)} and `,
  "different sums": (index) => `USD ${index},000 is due. `,
  "different references": (index) => `See Section ${(index % 97) + 1}.${index}. `,
  "growing sections": (index) =>
    `${index + 1}. Clause ${index + 1}. The Buyer shall pay as Section ${index + 2} says.\n`,
  "nested sections": (index) =>
    `${(index % 9) + 1}.${Math.floor(index / 9) + 1}.${(index % 5) + 1} The Buyer shall pay.\n`,
  "different titles": (index) => `${index + 1}. CLAUSE ${letters(index, "ABCDEFGHIJ")}\n`,
  "different e-mails": (index) => `person${index}@example.com, `,
  "different notices": (index) => `Signed by Acme${index} LLC\nBy: ____\n`,
  "annexes with text": (index) => `EXHIBIT ${index}\nThe Buyer shall pay ${index} days after 1 May 2020.\n`,
};

function letters(index: number, alphabet: string): string {
  return [...String(index)].map((digit) => alphabet.charAt(Number(digit))).join("");
}

const CONTRACT_EN =
  'This Agreement is made on 1 May 2020 between Acme Trading LLC (the "Supplier") and Bold Buyer Inc. (the "Buyer").\n1. Payment. The Buyer shall pay USD 1,000 (one thousand dollars) within thirty (30) days under Section 2.1.\n2. Law. This Agreement is governed by the laws of Mongolia, and the courts of Ulaanbaatar have jurisdiction.\n3. Survival. Clause 1 survives termination, and the obligations of confidentiality in Section 2 shall continue for five years after termination.\n4. Term. This Agreement commences on 1 May 2020 and shall continue in effect for a period of two (2) years. The Supplier may terminate it upon thirty (30) days notice.\n';
const CONTRACT_RU =
  "Договор от 1 мая 2020 г. ООО «Ромашка», именуемое в дальнейшем «Поставщик», и ООО «Лютик», именуемое «Покупатель», заключили договор.\n1. Оплата. Покупатель обязан уплатить 1 000 (одну тысячу) рублей в течение 30 дней по пункту 2.1.\n2. Применяется право России, споры рассматривает суд Москвы.\n";
const CONTRACT_MN =
  "2020 оны 5 дугаар сарын 1-нд «Өгөөж» ХХК (цаашид «Нийлүүлэгч» гэх) нь «Үүлэн» ХХК (цаашид «Захиалагч» гэх)-тай гэрээ байгуулав.\n1. Захиалагч нь 1,000 (нэг мянган) төгрөгийг 30 хоногийн дотор төлөх үүрэгтэй, 2.1-д заасан.\n2. Монгол Улсын хууль тогтоомжийг хэрэглэнэ.\n";

/** Text shapes by name. */
export const TEXT_SHAPES: Readonly<Record<string, TextShape>> = {
  ...Object.fromEntries(
    Object.entries({ ...REPEATED, ...LETTERS }).map(([name, unit]) => [name, (size: number) => filled(unit, size)]),
  ),
  ...Object.fromEntries(
    Object.entries(NUMBERED).map(([name, piece]) => [name, (size: number) => counted(piece, size)]),
  ),
  "whole contracts": (size) => filled(CONTRACT_EN, size),
  "whole Russian contracts": (size) => filled(CONTRACT_RU, size),
  "whole Mongolian contracts": (size) => filled(CONTRACT_MN, size),
  "a contract and one endless paragraph": (size) =>
    CONTRACT_EN + counted((index) => `and Clause ${index} of the Agreement with the Buyer shall apply, `, size),
  "a contract and endless items": (size) =>
    `${CONTRACT_EN}4. The Supplier shall:\n${counted((index) => `(${letters(index, "abcdefghij")}) deliver item ${index};\n`, size)}`,
  "one letter under marks": (size) => `e${filled(LETTERS["marks of two kinds"] ?? "", size)}`,
  "one borrowed letter under marks": (size) => `ə${filled("\u0301", size)}`,
  "nested brackets": (size) => "(a ".repeat(Math.floor(size / 6)) + "b) ".repeat(Math.floor(size / 6)),
  "brackets never closed": (size) => `(the "${filled("Supplier and ", size)}`,
  "crossing quotes": (size) => filled("“a «b ”c »d ", size),
};

function filled(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}

function counted(piece: (index: number) => string, size: number): string {
  const pieces: string[] = [];
  for (let [index, length] = [0, 0]; length < size; index += 1) {
    const next = piece(index);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join("");
}
