import { SURE_FROM, type ScannedLine } from "./scanned-page";

/**
 * Stems with щ or ъ of common contract words. The reader's Cyrillic data hardly knows these letters and reads them as ш
 * and ь. Each is spelt correctly here; with ш or ь it isn't a Russian word.
 */

/** Anywhere in a word. */
const STEMS =
  `имущ существ сообщ обобщ обществ общедост общеобяз общепри вообще возмещ помещен помещени совмещ перемещен
  перемещён перемещени размещен размещён размещени замещен замещени прекращ сокращ запрещ возвращ превращ
  отвращ обращ посещ извещ оповещ совещ завещ обещ веществ защищ хищен похищ упущ допущ пропущ выпущ пущен
  ущерб ущем площад помощ мощност мощн товарищ хранилищ жилищ училищ убежищ поощр ощущ очищ чищен обогащ оснащ
  воплощ упрощ поглощ пищев трещин тщатель щебен щелоч священ освещ просвещ будущ текущ ведущ несущ могущ идущ
  живущ сущност настоящ состоящ предстоящ находящ относящ входящ исходящ проходящ происходящ подходящ
  производящ приносящ зависящ лежащ держащ служащ предыдущ сходящ тавщик овщик емщик ёмщик дольщик тащит ощутим
  объект объем объём объяв объясн объедин предъяв подъезд подъем подъём съезд съем съём изъят изъян разъясн
  разъезд въезд отъезд субъект конъюнктур инъекц`.split(/\s+/u);

/** Whole words. */
const WORDS =
  `общий общая общее общие общего общему общим общих общую общей общими общем вещь вещи вещей вещью вещам вещами вещах
  еще ещё чаще`.split(/\s+/u);

/** Read with ш they are words too, but rare in contracts: 'перемешать', 'зашита'. */
const RARELY_OTHERWISE = `перемещать размещать замещать помещать смещени защит`.split(/\s+/u);

type Word = ScannedLine["words"][number];

/** Participles: these endings have щ, except in names ('Илюшей'). */
const PARTICIPLE = "юш(?=(?:ий|ая|ее|ие|его|ему|им|их|ую|ей|ими|ем|ею)(?:ся)?$)";
/** Maximum word length. */
const MOST_LETTERS = 40;
const DOUBTED = SURE_FROM - 1;

const SPELLING = new Map(["ющ", ...STEMS, ...WORDS, ...RARELY_OTHERWISE].map((stem) => [misread(stem), stem]));
const SURE = misreadPattern([...STEMS, ...WORDS.map((word) => `^${word}$`)]);
const LIKELY = misreadPattern([...RARELY_OTHERWISE]);
const OF_PARTICIPLE = new RegExp(PARTICIPLE, "u");

const SENTENCE_END = /(?:^|[.!?:;»")])$/u;
const NUMERO = /^(?:Ne|No|Nо|Nе|Ме|Мо)\.?$/u;
const HEADING_NUMBER = /^(З|\p{N}{1,2})\.(\p{Lu}\p{Ll}{2,}.*)$/u;
/** '0,1%' and '20%' are read as '0,196' and '2096', 'пункт 6' as 'пункт б', 'НДС' as 'НАС'. */
const LIKE_PER_CENT = /^(?:\p{N}{1,3}[.,]\p{N}{1,2}|[1-9]0|100|[1-9]5)9[06][.,;]?$/u;
const LIKE_TAX = /^НАС(?=\P{L}*$)/u;
const LIKE_SIX = /^б[.,;]?$/u;

/**
 * The words of a Russian page with misread letters corrected where a word makes it clear. Possible names or other words
 * stay marked as uncertain; numbers are only marked, not changed. Linear.
 */
export function withRussianLetters(lines: readonly ScannedLine[]): ScannedLine[] {
  return lines.map((line) => {
    const words = line.words.flatMap((word, at) => (at === 0 ? splitHeading(word) : [word]));
    return { ...line, words: words.map((word, at) => mended(word, words[at - 1], words[at + 1])) };
  });
}

function mended(word: Word, before: Word | undefined, after: Word | undefined): Word {
  if (LIKE_PER_CENT.test(word.text) || LIKE_SIX.test(word.text)) return doubted(word);
  if (NUMERO.test(word.text) && /^\p{N}/u.test(after?.text ?? "")) return { ...word, text: "№" };
  if (LIKE_TAX.test(word.text)) return doubted({ ...word, text: word.text.replace("НАС", "НДС") });
  const { text, isSure } = spelt(word.text);
  if (text === word.text) return word;
  const isName = /^\P{L}*\p{Lu}\P{Lu}/u.test(text) && !SENTENCE_END.test(before?.text ?? "");
  return isSure && !isName ? { ...word, text } : doubted({ ...word, text });
}

function spelt(text: string): { text: string; isSure: boolean } {
  if (text.length > MOST_LETTERS || !/[шьШЬ]/u.test(text)) return { text, isSure: true };
  let isSure = true;
  const word = text.replace(/\p{L}+/gu, (letters) => {
    const low = letters.toLowerCase();
    const sure = low.replace(SURE, right).replace(OF_PARTICIPLE, right);
    const likely = sure.replace(LIKELY, right);
    isSure &&= likely === sure;
    return [...likely].map((letter, at) => (letters[at] === low[at] ? letter : letter.toUpperCase())).join("");
  });
  return { text: word, isSure };
}

/** '3.Содержание' is two words. */
function splitHeading(word: Word): Word[] {
  const [, number, rest] = HEADING_NUMBER.exec(word.text) ?? [];
  if (number === undefined || rest === undefined) return [word];
  const width = (word.width * (number.length + 1)) / word.text.length;
  const figure = { ...word, text: `${number === "З" ? "3" : number}.`, width };
  return [
    number === "З" ? doubted(figure) : figure,
    { ...word, text: rest, x: word.x + width, width: word.width - width },
  ];
}

function doubted(word: Word): Word {
  return { ...word, confidence: Math.min(word.confidence, DOUBTED) };
}

/** Matches stems as they are misread. */
function misreadPattern(stems: readonly string[]): RegExp {
  return new RegExp(stems.map(misread).join("|"), "gu");
}

function misread(text: string): string {
  return text.replaceAll("щ", "ш").replaceAll("ъ", "ь");
}

function right(stem: string): string {
  return SPELLING.get(stem) ?? stem;
}
