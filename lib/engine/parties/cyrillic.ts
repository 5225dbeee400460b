import { detectLanguage } from "../language/identify";
import type { Party } from "./terms";

/** Parties of Russian and Mongolian contracts: a name of a known form, and nearby what it is called from there on. */
type Named = { start: number; end: number; name: string };

const SEARCHED = 6_000;
/** Address, papers and representative come between a name and its role. UTF-16 units. */
const ROLE_WITHIN = 700;

/** A long name may run on in the next line. */
const QUOTED = '[«“"][^»”"\\n]{1,70}(?:\\n[^»”"\\n]{1,40})?[»”"]{1,2}';
const FORM_RU =
  "(?:(?:ГУ|КГУ|ГКУ|МКУ|МБУ|МАУ|ГБУ|ГБУЗ|ГБОУ|МБОУ|МАОУ|ГКП|КГП|РГП|СПК|КФХ)(?!\\p{L})|" +
  "[Кк]рестьянск\\p{L}{2,3} \\(?фермерск\\p{L}{2,3}\\)? хозяйств\\p{L}{1,2}|" +
  "ООО|ОсОО|ОДО|СООО|СП|ЧУП|ОАО|ЗАО|ПАО|НАО|АО|ТОО|ХХК|ГУП|МУП|ФГУП|ФГБУ|АНО|НКО|ТСЖ|СНТ|[Оо]бществ\\p{L}{1,3} с ограниченной ответственностью|" +
  "[Тт]овариществ\\p{L}{1,3} с ограниченной ответственностью|" +
  "[Кк]омпани\\p{L}{1,2} с ограниченной ответственностью|КОО|(?:[Пп]убличн\\p{L}{2,3} |[Зз]акрыт\\p{L}{2,3} |[Оо]ткрыт\\p{L}{2,3} )?" +
  "[Аа]кционерн\\p{L}{2,3} обществ\\p{L}{1,3}|[Аа]втономн\\p{L}{2,3} некоммерческ\\p{L}{2,3} организаци\\p{L}{1,3})";
const PERSON_RU =
  "\\p{Lu}\\p{Ll}{1,24}(?:-\\p{Lu}\\p{Ll}{1,24})?\\s\\p{Lu}\\p{Ll}{1,20}\\s\\p{Lu}\\p{Ll}{2,20}(?:ич|ича|ичем|вна|вны|вной|чна|чны|чной|улы|ұлы|кызы|қызы)(?!\\p{L})";
/** 'Ириной Сергеевной Котовой': the patronymic before the family name. */
const PERSON_RU_BACK =
  "\\p{Lu}\\p{Ll}{2,20}\\s\\p{Lu}\\p{Ll}{2,20}(?:ич|ича|ичем|вна|вны|вной|вне)\\s\\p{Lu}\\p{Ll}{2,24}(?:-\\p{Lu}\\p{Ll}{1,24})?";
const SOLE = "(?:ИП|[Ии]ндивидуальн\\p{L}{2,3} предпринимател\\p{L}{1,3})\\s";
const FORM_MN =
  "(?:ХХК|ХК|ТӨХК|ТББ|ХЗХ|ХБК|ТӨҮГ|ОНӨҮГ|ОНӨААТҮГ|ТОО|ОсОО|ООО|АО|ТӨААТҮГ|ББСБ|холбоо|сургууль|нийгэмлэг|газар|төв|банк|эмнэлэг|клуб|групп|хоршоо|нөхөрлөл|сан)";
/** A foreign company keeps its Latin name. */
const LATIN =
  "[A-Z][A-Za-z&.,' -]{1,60}?(?:,?\\s(?:Ltd|LLC|Inc|GmbH|Corp|Limited|AG|plc|B\\.V|S\\.A|Co)(?![A-Za-z])\\.?){1,3}";
/** Any other body, by its type and its quoted name: 'Фонд «Родник»'. */
const BODY =
  "\\p{Lu}[\\p{L}-]{2,24}(?:\\s\\(?\\p{Ll}[\\p{L}-]{2,24}\\)?){0,4}\\s«[^»\\n]{2,70}»{1,2}(?:\\s(?:ХХК|ХК|ТББ)(?!\\p{L}))?";
const SMALL_BODY =
  "(?<!\\p{L})(?:(?!между\\s)\\p{Ll}{4,24}\\s){0,2}(?:компани|хозяйств|фонд|учреждени|организаци|кооператив|артел|школ|центр|магазин|студи|клуб)\\p{L}{0,3}\\s«[^»\\n]{2,70}»{1,2}";
/** Any words right before a role in brackets: 'администрация посёлка (Партнёр)', 'Дарханы коллеж (цаашид …)'. */
const BEFORE_A_ROLE =
  '(?<=^|\\n|[,;]\\s|(?<!\\p{L})(?:и|ба|болон)\\s)(?:\\p{Lu}|администраци|министерств|управлени|комитет|департамент)[^\\n(),;:«»“”"]{5,70}(?=\\s\\((?:\\p{Lu}\\p{Ll}{3,24}\\)|(?:цаашид|далее)\\s))';
const BEFORE_PERSON_MN =
  "(?<=(?:иргэн|\\p{L}гч|[Аа]жилтан|эрхлэгч|бие),?\\s(?:\\p{Ll}{3,20}\\s)?|\\n\\s{0,4}|[:,]\\s|(?<!\\p{L})ба\\s|болон\\s)";
const PERSON_MN = `${BEFORE_PERSON_MN}(?!(?:Ажилтан|\\p{Lu}\\p{Ll}{2,20}гч)\\s)\\p{Lu}(?:${[
  "\\p{Ll}{2,24}(?:ийн|ын|н)\\s\\p{Lu}(?:\\p{Ll}{2,24}|\\p{Lu}{3,24})",
  "\\.\\s?\\p{Lu}\\p{Ll}{2,24}",
].join("|")})(?:-\\p{Lu}\\p{Ll}{2,24})?`;
const NAMED = new RegExp(
  [
    `${FORM_RU}\\s{0,3}(?:[«“"][^»”"\\n]{1,50}(?=\\s[«“"]))?\\s?${QUOTED}`,
    `${FORM_RU}\\s\\p{Lu}[\\p{L}-]{2,30}`,
    `(?:${SOLE})?(?<!\\p{L})${PERSON_RU}`,
    `(?<!\\p{L})${PERSON_RU_BACK}(?!\\p{L})`,
    `(?:${SOLE}|(?<=[Гг]раждан(?:ин|ка|ином|кой)\\s(?:РФ\\s)?|[Гг]-н\\s|[Гг]-жа\\s))\\p{Lu}\\p{Ll}{2,24}\\s\\p{Lu}\\p{Ll}{2,24}`,
    `(?<=[:–—|]\\s{1,3}(?:ИП\\s)?)\\p{Lu}\\p{Ll}{2,24}\\s\\p{Lu}\\.\\s?\\p{Lu}\\.`,
    `${QUOTED}(?:\\s\\p{Ll}{3,20}){0,3}\\s?${FORM_MN}(?!\\p{L})`,
    `${QUOTED}(?=\\s?\\((?:цаашид|далее|в дальнейшем)(?!\\p{L}))`,
    PERSON_MN,
    LATIN,
    BODY,
    SMALL_BODY,
    BEFORE_A_ROLE,
  ].join("|"),
  "gu",
);
/** A party's representative isn't a party: 'в лице директора', 'төлөөлж захирал', 'от имени которого действует'. */
const ACTS = [
  "в лице|директор\\p{L}{0,3}|представител\\p{L}{1,3}|действу[юе]т|управляющ\\p{L}{1,3}|действующ\\p{L}{1,3}",
  "начальник\\p{L}{0,2}|председател\\p{L}{1,2}|доверенност\\p{L}{1,2}|(?:её|ее|его) (?:сын|дочь|муж|жена)|через|подписант",
  "захирал|менежер|дарга|төлөөлөгч|түүнийг төлөөлж|төлөөлж|(?:эрхийн|итгэмжлэлийн) дагуу|хүү|охин|эхнэр|нөхөр",
].join("|");
const ACTS_FOR = new RegExp(`(?<!\\p{L})(?:${ACTS})[,:\\s]{1,3}(?:[\\p{L}-]{1,24}\\s){0,3}$`, "u");
const BRACKETED_SHORT = new RegExp(`^\\s?\\((${FORM_RU}\\s{0,2}${QUOTED})\\)`, "u");
const CALLED = [
  /(?:именуем\p{L}{1,3}(?:\(\p{L}{1,3}\))?|далее|дальше|дальнейшем|цаашид)[^«"“()\n]{0,60}[«"“]([^»"”\n]{2,40})[»"”]/u,
  /(?:именуем\p{L}{1,3}(?:\(\p{L}{1,3}\))?\s+(?:в\s+)?(?:дальнейшем|далее)|в\s+дальнейшем|далее|дальше|цаашид)\s{0,3}[-–—:]?\s{0,3}(?:по\s+тексту\s{0,3}[-–—:]?\s{0,3})?(\p{Lu}[\p{L}-]{2,30})/u,
  /\([«"“]?(\p{Lu}[\p{L}-]{2,30}(?:\s\p{Ll}{3,16})?)[»"”]?(?:,\s(?!цаашид|далее|дальше|доор)[^()\n]{1,30})?\)/u,
  /^\s?[–—-]\s?(\p{Lu}\p{Ll}{3,24})(?!\p{L})/u,
  /[,)]\s?[–—-]\s(\p{Lu}\p{Ll}{3,24})(?=[,;.]?(?:\n|$|\sи\s|\sс\s|\s[–—-]\s))/u,
  /\([^()\n]{0,120},\sдоор\s(\p{Lu}\p{Ll}{3,24}(?:\s\p{Ll}{3,16})?)\)/u,
  /^[^()\n]{0,80}\((\p{Ll}{3,24}(?:тель|чик|щик|ник|ец|ор|ент|ант|ат|гч|тан)|(?:\p{Ll}{3,12}\s)?\p{Ll}{2,20}гч)\)/u,
];
/** A role right before a name, without a mark: 'Ажил олгогч “Мөнх” ХК', 'батлан даагч Г.Цэцэг'. */
const ROLE_BEFORE = /(?<!\p{L})((?:(?:ажил|худалдан|батлан|эрх|даатгуулагч)\s)?\p{L}{2,20}гч|ажилтан)\s(?:иргэн\s)?$/iu;
/** 'Захиалагч: ', 'Комитент – ' before a name, at the start of its line. */
const LABEL = new RegExp(
  '(?:^|\\n|[.;]\\s)[\\s\\d.)]{0,6}["«“]?(\\p{Lu}[\\p{L}-]{2,24}(?:\\s\\p{Ll}{2,20}){0,2})["»”]?(?:\\s?\\([^()\\n]{1,40}\\))?' +
    "(?:\\s{0,3}[:–—|-]\\s{0,3}|\\s{0,3}\\n\\s{0,3})(?:(?:гражданин|гражданка|гр\\.|самозанят\\p{L}{2}|иргэн)\\s)?$",
  "u",
);
const NO_ROLE =
  /^(?:сторон|тал(?!\p{L})|талууд|товар|объект|адрес|дата|город|хаяг|огноо|предмет|нэр(?!\p{L})|имя(?!\p{L})|подпись|гарын|что(?!\p{L})|сколько|оплат|внедрени|контакт)|договор|контракт|соглашени|гэрээ/iu;

/** No more parties are named after this. */
const AGREED =
  /байгуул(?:ав|лаа|сан)|тохиролцов|гэрээг? хийв|заключили|договорились|договариваемся|заключаем|подписали/iu;

/** The end of a contract, where parties sign under their roles. UTF-16 units. */
const SIGNED_WITHIN = 2_500;

/** The parties named at the beginning; none if fewer than two have roles. */
export function namedInCyrillic(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  return detectLanguage(head) === "en" ? [] : namedIn(head);
}

/** The parties named at the end, where they sign; none if fewer than two have roles. */
export function signingInCyrillic(text: string): Party[] {
  if (detectLanguage(text.slice(0, SEARCHED)) === "en") return [];
  const from = Math.max(0, text.length - SIGNED_WITHIN);
  const tail = text.slice(from);
  const named = namedIn(tail);
  const best = named.some(({ role }) => role !== null) ? named : columnsIn(tail);
  return (best.length > 1 ? best : named).map((party) => ({
    ...party,
    start: party.start + from,
    end: party.end + from,
  }));
}

const COLUMN = /\s{3,}|\s{0,3}\|\s{0,3}/u;
const HEAD_OF_COLUMN = /^\p{Lu}[\p{L}-]{3,24}(?:\s\p{L}{3,20})?:?$/u;

/** 'ЗАКАЗЧИК      ИСПОЛНИТЕЛЬ', and in the next line the name of each. */
function columnsIn(tail: string): Party[] {
  let start = 0;
  let roles: string[] = [];
  for (const line of tail.split("\n")) {
    const cells = line.trim().split(COLUMN);
    const names = cells.map((cell) => namesIn(cell)[0]);
    if (roles.length === 2 && cells.length === 2 && names.every((name) => name !== undefined))
      return names.flatMap((name, at) => {
        const from = start + line.indexOf(cells[at] ?? "") + (name?.start ?? 0);
        const role = (roles[at] ?? "").replace(/:$/u, "");
        return name
          ? [{ start: from, end: from + name.end - name.start, name: name.name, role, isCollective: false }]
          : [];
      });
    const isHead = cells.length === 2 && cells.every((cell) => HEAD_OF_COLUMN.test(cell) && !NO_ROLE.test(cell));
    if (isHead || line.trim() !== "") roles = isHead ? cells : [];
    start += line.length + 1;
  }
  return [];
}

function namedIn(head: string): Party[] {
  const names = namesIn(head);
  const parties: Party[] = [];
  let isAgreed = false;
  names.forEach((named, at) => {
    isAgreed ||= parties.length > 1 && AGREED.test(head.slice(parties.at(-1)?.end, named.start));
    if (isAgreed) return;
    const party = withRole(head, named, names[at + 1]?.start ?? named.end + ROLE_WITHIN);
    if (party && !parties.some(({ role }) => role?.toLowerCase() === party.role?.toLowerCase())) parties.push(party);
  });
  return parties.length > 1 ? parties : unroled(head, names);
}

/** UTF-16 units in which two people without roles are named: 'Я, Орлов В. С., получил от Беловой М. И.' */
const UNROLED_WITHIN = 800;

function unroled(head: string, names: readonly Named[]): Party[] {
  const agreed = AGREED.exec(head.slice(0, UNROLED_WITHIN))?.index;
  const first = names.filter(({ end }) => end < Math.min(agreed ?? UNROLED_WITHIN, head.length));
  const firms = agreed === undefined || first.length < 3 ? first : first.filter(({ name }) => IS_FIRM.test(name));
  const parties = firms.map((named) => ({ ...named, role: null, isCollective: false }));
  return parties.length === 2 || (firms !== first && parties.length > 2 && parties.length <= MOST_FIRMS) ? parties : [];
}
const MOST_FIRMS = 4;
/** Has the form of a company, and isn't a place like a shopping centre. */
const IS_FIRM = new RegExp(`(?<!\\p{L})(?:${FORM_RU}|ХХК|ХК|ТӨХК|ТББ|ХЗХ|ББСБ)(?!\\p{L})|${LATIN}`, "u");

/** 'Уважаемая Ольга Ивановна' */
const ADDRESSED = /^(?:Уважаем|Глубокоуважаем|Эрхэм|Хүндэт)/u;

function namesIn(head: string): Named[] {
  const names: Named[] = [];
  for (const match of head.matchAll(NAMED)) {
    if (ACTS_FOR.test(head.slice(Math.max(0, match.index - 90), match.index))) continue;
    const end = match.index + match[0].length;
    const short = BRACKETED_SHORT.exec(head.slice(end, end + 90));
    const last = names.at(-1);
    if ((last && match.index < last.end) || ADDRESSED.test(match[0])) continue;
    names.push({
      start: match.index,
      end: end + (short?.[0].length ?? 0),
      name: (short?.[1] ?? match[0]).replace(/\s+/gu, " "),
    });
  }
  return names;
}

function withRole(head: string, { start, end, name }: Named, next: number): Party | null {
  const label = LABEL.exec(head.slice(Math.max(0, start - 80), start));
  if (label && !NO_ROLE.test(label[1] ?? ""))
    return { start: start - label[0].trimStart().length, end, name, role: label[1] ?? null, isCollective: false };
  const before = ROLE_BEFORE.exec(head.slice(Math.max(0, start - 40), start));
  if (before && !NO_ROLE.test(before[1] ?? ""))
    return { start: start - before[0].length, end, name, role: before[1] ?? null, isCollective: false };
  const rest = head.slice(end, Math.min(next, end + ROLE_WITHIN)).split(/\n\s*\n/u)[0] ?? "";
  const found = calledIn(rest);
  const role = found?.[1]?.trim();
  if (!found || !role || NO_ROLE.test(role)) return null;
  return { start, end: end + found.index + found[0].length, name, role, isCollective: false };
}

/** The words behind a name that say what it is called, before what only tells where it is and under which number. */
function calledIn(rest: string): RegExpExecArray | undefined {
  const called = CALLED.map((pattern) => pattern.exec(rest)).filter(
    (match) => match !== null && !(IN_BRACKETS.test(match[0]) && IS_PLACE.test(match[0])),
  );
  const [first, ...others] = called.filter((match) => match !== null).sort((one, other) => one.index - other.index);
  if (!first || !IN_BRACKETS.test(first[0]) || ENDS_AS_ROLE.test(first[1] ?? "")) return first;
  return others.find((one) => !IN_BRACKETS.test(one[0]) && ENDS_AS_ROLE.test(one[1] ?? "")) ?? first;
}

const IN_BRACKETS = /^\((?![^()]*доор\s)/u;
/** 'Mongolia, register 5384716': a country, or anything with a number. */
const IS_PLACE = new RegExp(
  [
    "^\\([^()]*\\d",
    "^\\((?:Монголия|Росси[яи]|Российская|РФ|Китай|КНР|Казахстан|Республика|Беларусь|Кыргызстан|Узбекистан|Корея|Япония)(?!\\p{L})",
    "^\\((?:Монгол [Уу]лс|ОХУ|БНХАУ|БНСУ|Оросын|Казахстан|Япон [Уу]лс)(?!\\p{L})",
  ].join("|"),
  "u",
);
const ENDS_AS_ROLE = /(?:тель|чик|щик|ник|ец|ор|ент|ант|ат|гч|тан|ель|даатгуулагч)$/u;
