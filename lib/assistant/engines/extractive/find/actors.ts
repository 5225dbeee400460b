import { folded } from "../text/folding";
import { partiesOf } from "../parties/parties";
import type { Party } from "../parties/party";

/** Who can owe something: the contract's parties by role and name, and the roles that contracts commonly use. */
export type Actor = { folded: string; label: string };

const COMMON =
  "each party|either party|neither party|both parties|the parties|parties|party|" +
  "disclosing party|receiving party|recipient|discloser|disclosee|seller|buyer|purchaser|vendor|supplier|customer|client|provider|service provider|contractor|consultant|company|" +
  "employer|employee|executive|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|distributor|reseller|agent|principal|manufacturer|developer|publisher|sponsor|owner|operator|borrower|lender|guarantor|you|we|" +
  "стороны|сторона|каждая из сторон|ни одна из сторон|исполнитель|заказчик|продавец|покупатель|арендодатель|арендатор|поставщик|подрядчик|субподрядчик|работник|работодатель|лицензиар|лицензиат|агент|принципал|заемщик|займодавец|раскрывающая сторона|получающая сторона|грузоотправитель|перевозчик|дистрибьютор|клиент|компания|наймодатель|наниматель|" +
  "талууд|аль нэг тал|тал бүр|тал|захиалагч|гүйцэтгэгч|худалдагч|худалдан авагч|түрээслүүлэгч|түрээслэгч|ажил олгогч|ажилтан|нийлүүлэгч|хөлслөгч|зээлдэгч|зээлдүүлэгч|мэдээлэл өгөгч тал|мэдээлэл хүлээн авагч тал|даатгагч|даатгуулагч|борлуулагч|үйлчлүүлэгч|компани";

const COMMON_ACTORS: readonly Actor[] = COMMON.split("|").map((name) => ({ folded: name, label: name.slice(0, 1).toUpperCase() + name.slice(1) }));

/** The actors of a contract, the longest names first, so that 'Receiving Party' goes before 'Party'. */
export function actorsOf(contract: { text: string }): readonly Actor[] {
  const own = partiesOf(contract).filter((party) => !party.isCollective).flatMap(namesOf);
  const known = new Set(own.map((actor) => actor.folded));
  return [...own, ...COMMON_ACTORS.filter((actor) => !known.has(actor.folded))].sort((a, b) => b.folded.length - a.folded.length);
}

/** The actor whose name stands last before a place of a folded text, within `reach` characters; null when none does. */
export function actorBefore(text: string, at: number, where: { actors: readonly Actor[]; reach: number }): Actor | null {
  const before = text.slice(Math.max(0, at - where.reach), at);
  let best: { actor: Actor; at: number } | null = null;
  for (const actor of where.actors) {
    const found = lastWord(before, actor.folded);
    if (found >= 0 && (best === null || found + actor.folded.length > best.at + best.actor.folded.length)) best = { actor, at: found };
  }
  return best?.actor ?? null;
}

function namesOf(party: Party): Actor[] {
  const label = party.role ?? party.name ?? "";
  return [party.role, party.name]
    .filter((name): name is string => name !== null && name.length > 1)
    .map((name) => ({ folded: folded(name).replace(/["']/gu, "").replace(/^the /u, ""), label }));
}

function lastWord(text: string, word: string): number {
  let at = text.lastIndexOf(word);
  while (at >= 0) {
    const before = text[at - 1] ?? " ";
    const after = text[at + word.length] ?? " ";
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
    if (at === 0) return -1;
    at = text.lastIndexOf(word, at - 1);
  }
  return -1;
}
