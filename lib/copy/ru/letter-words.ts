/** Names and lengths in the forms that a Russian letter has them in. Pure. */

const HEADS: Readonly<Record<string, string>> = {
  договор: "договора",
  контракт: "контракта",
  соглашение: "соглашения",
};
const NAMED = /^(?:(\p{L}+)(ый|ой|ий|ое|ее) )?(договор|контракт|соглашение)(?!\p{L})(.*)$/isu;
/** The number and the day are no part of the name. */
const NUMBERED = /^(.*?)(\s(?:№|N ?\d|от \d).*)?$/su;
/** Words after 'ДОГОВОР' that are surely no name of a place or a person: 'ПОСТАВКИ ТОВАРОВ'. */
const PLAIN = /^(?:\s\p{Lu}{3,}){0,3}$/u;
const ABBREVIATED = /\s(?:ООО|ОАО|ЗАО|ПАО|НАО|ТОО|НКО|РФ|США|КНР|НДС|СНГ)(?!\p{L})/u;
/** Behind these letters the ending is hard. */
const HARD_STEM = /[гкх]$/iu;

/** 'ТРУДОВОЙ ДОГОВОР № 17' as 'трудового договора № 17'; a name of another form stays as it is, in quotes. */
export function contractInGenitive(contract: string): string {
  const [, name = contract, number = ""] = NUMBERED.exec(contract) ?? [];
  const [, stem = "", ending = "", head = "", rest = ""] = NAMED.exec(name) ?? [];
  const noun = HEADS[head.toLowerCase()];
  if (noun === undefined) return `договора «${name.replace(/[«“]/gu, "„").replace(/»/gu, "“")}»${number}`;
  const isCapital = name === name.toUpperCase();
  const adjective = stem === "" ? "" : `${stem.toLowerCase()}${genitiveEnding(stem, ending.toLowerCase())} `;
  const isPlain = PLAIN.test(rest) && !ABBREVIATED.test(rest);
  return `${adjective}${noun}${isCapital && isPlain ? rest.toLowerCase() : rest}${number}`;
}

function genitiveEnding(stem: string, ending: string): string {
  return ending === "ее" || (ending === "ий" && !HARD_STEM.test(stem)) ? "его" : "ого";
}

/** Words of which only organisations are called. */
const ORGANISATION =
  /(?<!\p{L})(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ТОО|НКО|ХХК|ХК|LLC|Ltd|общество|компания|корпорация|банк)(?!\p{L})/iu;
const PERSON = /(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+(вич|ьич|вна|ична))$/u;

/** How the letter addresses who receives it; null where nobody knows whether that is a person. */
export function salutation(recipient: string | null): string | null {
  if (recipient === null) return null;
  const [, name = "", patronymic = "", ending] = PERSON.exec(recipient.trim()) ?? [];
  const isCompany = ORGANISATION.test(recipient);
  if (ending === undefined || isCompany) return isCompany ? "Уважаемые господа!" : null;
  return `${ending.endsWith("ич") ? "Уважаемый" : "Уважаемая"} ${name} ${patronymic}!`;
}

/** A count with the word in the form that it takes. */
export function days(count: number, one: string, few: string, many: string): string {
  const [last, tens] = [count % 10, count % 100];
  if (last === 1 && tens !== 11) return `${count} ${one}`;
  return last >= 2 && last <= 4 && (tens < 12 || tens > 14) ? `${count} ${few}` : `${count} ${many}`;
}

/** A length of a notice. */
export function lengthOf(months: number, count: number): string {
  const parts = [
    months > 0 ? days(months, "месяц", "месяца", "месяцев") : "",
    count > 0 ? days(count, "день", "дня", "дней") : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
