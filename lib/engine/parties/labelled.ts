import type { Party } from "./party";

const SEARCHED = 6_000;
/** Role names that appear next to a name, in labels and brackets. */
export const ROLES =
  "your employer|your name|hirer|house|freelancer|seller|buyer|vendor|purchaser|supplier|customer|client|provider|service provider|contractor|consultant|" +
  "company|employer|employee|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|" +
  "distributor|reseller|agent|principal|sponsor|artist|athlete|talent|author|publisher|producer|promoter|" +
  "developer|owner|operator|manager|advisor|adviser|broker|carrier|shipper|transporter|investor|guarantor|" +
  "affiliate|subcontractor|manufacturer|borrower|lender|disclosing party|receiving party|discloser|" +
  "recipient|party [a-d12]|first party|second party|" +
  "заказчик|исполнитель|продавец|покупатель|арендодатель|арендатор|поставщик|подрядчик|работодатель|" +
  "работник|лицензиар|лицензиат|агент|принципал|займодавец|заемщик|заёмщик|наймодатель|наниматель|доверитель|поверенный|перевозчик|сторона [12аб]|захиалагч|гүйцэтгэгч|" +
  "худалдагч|худалдан авагч|түрээслүүлэгч|түрээслэгч|ажил олгогч|ажилтан|нийлүүлэгч|зээлдүүлэгч|зээлдэгч|[абвг] тал";
/** 'Seller: Acme Ltd', at the start of a line or after a column-wide gap. */
const LABELLED = new RegExp(
  "(?<=^|\\n|[.;]\\s|" +
    `\\s\\s)(${ROLES})(?:\\s?\\([^()\\n]{1,40}\\))?\\s{0,3}[:|]\\s{0,40}(?:name\\s{0,3}:\\s{0,40})?([\\p{Lu}“«"][^\\n]{1,160}?)(?=\\s{2,}|\\n|$|` +
    `[.;,]?\\s{1,3}(?:${ROLES})\\s{0,3}:|` +
    "\\s(?:legal rep|address|(?:tele)?phone|fax|tel\\b|attn|e-?mail|registered|name:|title:|licensee|licensor|buyer|" +
    "seller))",
  "giu",
);

/** After a name: an address that begins with a number, papers, a registration number. */
const DETAILS = /,\s(?:\d|of\s|ИНН|ОГРН|КПП|паспорт|РД|регистр|рег\.|улсын бүртгэл).*$/iu;

/** 'Oak Trust. Effective from 1 March': a new sentence begins after the name. */
const NEXT_SENTENCE = /\.\s\p{Lu}\p{Ll}+\s\p{Ll}.*$/u;

/** Parties named by labels such as 'Seller: Acme Ltd' near the beginning. */
export function labelledParties(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  const parties: Party[] = [];
  for (const match of head.matchAll(LABELLED)) {
    const [whole, role = "", name = ""] = match;
    const start = match.index + whole.indexOf(role);
    if (!/^[\p{Lu}“"«]/u.test(name) || parties.some((party) => party.role?.toLowerCase() === role.toLowerCase()))
      continue;
    parties.push({
      start,
      end: match.index + whole.length,
      name: name
        .replace(DETAILS, "")
        .replace(NEXT_SENTENCE, "")
        .replace(/[.,;\s]+$/u, ""),
      role,
      isCollective: false,
    });
  }
  return parties;
}
