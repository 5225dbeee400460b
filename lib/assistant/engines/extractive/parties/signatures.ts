import { trimmed } from "../text/spans";
import type { Party } from "./party";
import { COMPANY_FORM } from "./terms";

const SEARCHED = 12_000;
const SIGNED = /^(?:by|per|signed|signature|name)\s{0,3}:/iu;
const LABELLED =
  /^((?:seller|buyer|vendor|purchaser|supplier|customer|client|provider|contractor|consultant|company|employer|employee|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|distributor|agent|principal|disclosing party|receiving party|discloser|recipient|party [ab12]|заказчик|исполнитель|продавец|покупатель|арендодатель|арендатор|поставщик|подрядчик|работодатель|работник|лицензиар|лицензиат|захиалагч|гүйцэтгэгч|худалдагч|худалдан авагч|түрээслүүлэгч|түрээслэгч|ажил олгогч|ажилтан))\s{0,3}:\s{0,3}(\S.{1,160})$/iu;

/** Parties named by lines such as 'Seller: Acme Ltd' near the beginning. */
export function labelledParties(text: string): Party[] {
  return linesIn(text, { from: 0, to: Math.min(text.length, 4_000) }).flatMap((line) => {
    const match = LABELLED.exec(line.content);
    return match?.[1] && match[2] ? [{ ...line.span, name: match[2], role: match[1], isCollective: false }] : [];
  });
}

/** The companies above 'By:' at the end of a contract that introduces nobody. */
export function companiesAboveSignatures(text: string): Party[] {
  const lines = linesIn(text, { from: Math.max(0, text.length - SEARCHED), to: text.length });
  const parties: Party[] = [];
  lines.forEach((line, index) => {
    if (!SIGNED.test(line.content)) return;
    const company = lines.slice(Math.max(0, index - 3), index).reverse().find((above) => isCompany(above.content));
    if (company && !parties.some((party) => party.name === company.content)) {
      parties.push({ ...company.span, name: company.content, role: null, isCollective: false });
    }
  });
  return parties.sort((a, b) => a.start - b.start);
}

function isCompany(line: string): boolean {
  return line.length <= 90 && /^\p{Lu}/u.test(line) && !line.includes(":") && COMPANY_FORM.test(line);
}

function linesIn(text: string, part: { from: number; to: number }): { content: string; span: { start: number; end: number } }[] {
  const lines: { content: string; span: { start: number; end: number } }[] = [];
  let start = part.from;
  for (const raw of text.slice(part.from, part.to).split("\n")) {
    const span = trimmed(text, { start, end: start + raw.length });
    if (span.end > span.start) lines.push({ content: text.slice(span.start, span.end), span });
    start += raw.length + 1;
  }
  return lines;
}
