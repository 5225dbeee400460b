import { type Party, COMPANY_FORM } from "./terms";
import { either } from "../text/either";
import { withoutFullStop } from "./names";

const SEARCHED = 6_000;
/** Role names that appear next to a name, in labels and brackets. */
const ROLES =
  "your employer|your name|hirer|house|freelancer|seller|buyer|vendor|purchaser|supplier|customer|client|provider|service provider|contractor|consultant|" +
  "company|employer|employee|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|" +
  "distributor|reseller|agent|principal|sponsor|artist|athlete|talent|author|publisher|producer|promoter|" +
  "developer|owner|operator|manager|advisor|adviser|broker|carrier|shipper|transporter|investor|guarantor|" +
  "affiliate|subcontractor|manufacturer|borrower|lender|disclosing party|receiving party|discloser|" +
  "recipient|party [a-d12]|first party|second party|" +
  "заказчик|исполнитель|продавец|покупатель|арендодатель|арендатор|поставщик|подрядчик|работодатель|" +
  "работник|лицензиар|лицензиат|агент|принципал|займодавец|заемщик|заёмщик|" +
  "клиент|правообладатель|пользователь|комитент|комиссионер|хранитель|поклажедатель|экспедитор|" +
  "лизингодатель|лизингополучатель|наймодатель|наниматель|доверитель|поверенный|перевозчик|сторона [12аб]|захиалагч|гүйцэтгэгч|" +
  "худалдагч|худалдан авагч|түрээслүүлэгч|түрээслэгч|ажил олгогч|ажилтан|нийлүүлэгч|зээлдүүлэгч|зээлдэгч|[абвг] тал";
/** 'Seller: Acme Ltd', at the start of a line or after a column-wide gap. */
const LABELLED = new RegExp(
  "(?<=^|\\n|[.;|]\\s|" +
    `\\s\\s)(${ROLES})(?:\\s?\\([^()\\n]{1,40}\\))?(?:\\s{0,3}[:|]\\s{0,40}|(?<=\\n[^\\n]{3,40})(?:\\t|[^\\S\\n]{2,40}))(?:name\\s{0,3}:\\s{0,40})?([\\p{Lu}“«"][^\\n]{1,160}?)(?=\\s{2,}|\\s\\||\\n|$|` +
    `[.;,]?\\s{1,3}(?:${ROLES})\\s{0,3}:|` +
    "\\s(?:legal rep|address|(?:tele)?phone|fax|tel\\b|attn|e-?mail|registered|name:|title:|licensee|licensor|buyer|" +
    "seller))",
  "giu",
);

/** 'Seller   Buyer': the heads of two columns. */
const IS_ROLE = new RegExp(`^(?:the )?(?:${ROLES})$`, "iu");

/** After a name: an address that begins with a number, papers, a registration number. */
const DETAILS = either(
  String.raw`,\s(?:\d|(?:of|an?|registered|incorporated|whose|by|acting by|represented by|company (?:no|number))\b).*$`,
  String.raw`\s?\((?=[^()]{0,60}\d)[^()]{1,80}\).*$|\swhose(?!\p{L}).*$|\sof (?:\d|the same\b|\p{L}+ address).*$`,
  String.raw`,\s(?:ИНН|ОГРН|КПП|паспорт|РД|регистр|рег\.|улсын бүртгэл).*$`,
);

/** 'Oak Trust. Effective from 1 March': a new sentence begins after the name. */
const NEXT_SENTENCE = /\.\s\p{Lu}\p{Ll}+\s\p{Ll}.*$/u;

/** What is left of 'whose registered office is at …'. */
const CUT_SHORT = /,?\s(?:whose|having its)$/u;

/** 'Odalys Brennan, potter': what a person is, after the name. */
const TRADE = /(?<=^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’ .-]{1,60}),\s\p{Ll}[\p{L} -]{2,40}$/u;

/** After a name: what the party calls itself, ' ("we", "us")'. */
const OWN_NAMES = /\s?\(["“][^()\n]{1,40}\)$/u;

/**
 * 'Photographer: Lena Marsh, 4 Dock Street', 'Box 2 | Owners: Acme Ltd': any label on a line of its own or before a
 * name; captures both. A line above one that has its own label is no label: 'Yearly subscription' above 'Halden: Halden
 * Data Ltd'.
 */
const ANY_LABEL = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,8}(?:\| )?(?:(?:Box|Item|Row|No\.?)? ?\d{1,2}[.)]? {0,3}[|:] {0,3})?` +
    String.raw`(\p{Lu}[\p{L}']{2,20}(?: \p{L}{2,20}){0,2})(?:\s?\([^()\n]{1,40}\))?` +
    String.raw`(?:[ \t]{0,3}[:|][ \t]{0,40}|\t|[ \t]{4,40}|[ \t]{0,3}\n[ \t]{0,8}(?![^\n:|]{2,40}[:|]\s))([\p{Lu}"“«][^\n]{2,160})`,
  "gu",
);
const NO_LABEL =
  /^(?:bank|insurer|date|place|property|project|site|address|re|subject|title|attention|contact|item|law)\b/iu;
const PERSON = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+|and|&)){1,6}$/u;
/** Labels of parties stand right below each other. UTF-16 units. */
const [LABELS_WITHIN, LABEL_GAP, ADDRESS_GAP] = [2_000, 20, 160];

/** Parties named by labels such as 'Seller: Acme Ltd' near the beginning. */
export function labelledParties(text: string): Party[] {
  const known = labelledBy(text.slice(0, SEARCHED), LABELLED);
  if (known.length > 1) return known;
  const any = labelledBy(text.slice(0, LABELS_WITHIN), ANY_LABEL).filter(isNamed);
  const isKnown = ({ start }: Party) => known.some((one) => one.start === start);
  const beside = any.filter((one, at) =>
    [any[at - 1], any[at + 1]].some((other) => other && isNext(one, other, isKnown(one) || isKnown(other))),
  );
  return beside.length > 1 ? beside : known;
}

function labelledBy(head: string, pattern: RegExp): Party[] {
  const parties: Party[] = [];
  for (const match of head.matchAll(pattern)) {
    const [whole, role = "", name = ""] = match;
    const start = match.index + whole.indexOf(role);
    if (
      !/^[\p{Lu}“"«]/u.test(name) ||
      IS_ROLE.test(name) ||
      parties.some((party) => party.role?.toLowerCase() === role.toLowerCase())
    )
      continue;
    const end = match.index + whole.replace(CUT_SHORT, "").length;
    parties.push({ start, end, name: withoutDetails(name), role, isCollective: false });
  }
  return parties;
}

function withoutDetails(name: string): string {
  return withoutFullStop(
    name
      .replace(DETAILS, "")
      .replace(NEXT_SENTENCE, "")
      .replace(OWN_NAMES, "")
      .replace(TRADE, "")
      .replace(/[,;|\s]+$/u, ""),
  );
}

function isNamed({ name, role }: Party): boolean {
  const [first = ""] = (name ?? "").split(/, (?!(?:Inc|LLC|Ltd|LLP|L\.)\b)/u);
  return !NO_LABEL.test(role ?? "") && (PERSON.test(first) || (COMPANY_FORM.test(first) && first.length < 90));
}

/** Between them may stand an address, where one of them is labelled by a role. */
function isNext(one: Party, other: Party, isRoled: boolean): boolean {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end) < (isRoled ? ADDRESS_GAP : LABEL_GAP);
}

const SEARCHED_FOR_BRACKETS = 3_000;
/** 'ООО «Свет» (Работодатель) и Иванов Пётр (Работник)', 'Gobi Wool JSC, Ulaanbaatar ("Supplier")'. */
const NAMED = new RegExp(
  "(?<=^|\\n|[:;]\\s|\\),\\s(?!(?:и|ба|болон|and)\\s)|(?<!\\p{L})(?:и|ба|болон|and|between|между)\\s)" +
    '([\\p{Lu}«“"][^\\n(),;:]{1,90}?)(?:,\\s\\p{Lu}\\p{L}{2,20})?\\s{0,2}' +
    "\\((?:the\\s|hereinafter\\s|далее\\s{0,2}[-–—]?\\s{0,2}|цаашид\\s)?" +
    `["«“]?(${ROLES})["»”]?(?:\\sтал)?["»”]?(?:\\s?гэх|\\s?гэнэ)?\\)`,
  "giu",
);

/** Parties near the beginning whose names are followed by a role in brackets. */
export function bracketedParties(text: string): Party[] {
  const parties: Party[] = [];
  for (const match of text.slice(0, SEARCHED_FOR_BRACKETS).matchAll(NAMED)) {
    const [whole, name = "", role = ""] = match;
    if (!/^[\p{Lu}«“"]/u.test(name) || parties.some((party) => party.role?.toLowerCase() === role.toLowerCase()))
      continue;
    parties.push({ start: match.index, end: match.index + whole.length, name: name.trim(), role, isCollective: false });
  }
  return parties;
}
