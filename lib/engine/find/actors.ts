import { folded } from "../text/folding";
import { readParties } from "../parties/parties";
import type { Party } from "../parties/terms";
import { light } from "../text/either";

/** Who can owe something: the contract's parties by role and name, and common contract roles. */
export type Actor = { folded: string; label: string };

const COMMON =
  "each party|either party|neither party|both parties|the parties|parties|party|" +
  "disclosing party|receiving party|recipient|discloser|disclosee|seller|buyer|purchaser|vendor|supplier|customer|client|provider|service provider|contractor|consultant|company|" +
  "employer|employee|executive|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|" +
  "distributor|reseller|agent|principal|manufacturer|developer|publisher|sponsor|owner|operator|borrower|" +
  "lender|guarantor|hirer|carrier|shipper|investor|artist|author|you|we|" +
  "мы|вы|стороны|сторона|каждая из сторон|ни одна из сторон|исполнитель|заказчик|продавец|покупатель|арендодатель|" +
  "арендатор|поставщик|подрядчик|субподрядчик|работник|работодатель|лицензиар|лицензиат|агент|принципал|" +
  "заемщик|займодавец|раскрывающая сторона|получающая сторона|грузоотправитель|перевозчик|дистрибьютор|" +
  "клиент|компания|наймодатель|наниматель|хранитель|поклажедатель|комиссионер|комитент|поручитель|должник|" +
  "кредитор|инвестор|разработчик|правообладатель|получатель|владелец|эксперт|экспедитор|грузополучатель|" +
  "страховщик|страхователь|доверитель|поверенный|ссудодатель|ссудополучатель|участник|оператор|дольщик|" +
  "талууд|аль нэг тал|тал бүр|тал|захиалагч|гүйцэтгэгч|худалдагч|худалдан авагч|түрээслүүлэгч|түрээслэгч|" +
  "ажил олгогч|ажилтан|нийлүүлэгч|хөлслөгч|зээлдэгч|зээлдүүлэгч|мэдээлэл өгөгч тал|" +
  "мэдээлэл хүлээн авагч тал|батлан даагч|төлөөлөгч|төлөгч|хадгалагч|тээвэрлэгч|хөрөнгө оруулагч|даатгагч|даатгуулагч|борлуулагч|үйлчлүүлэгч|компани";

const COMMON_ACTORS: readonly Actor[] = COMMON.split("|").map((name) => ({
  folded: name,
  label: name.slice(0, 1).toUpperCase() + name.slice(1),
}));

/** The actors of a contract, longest names first, so that 'Receiving Party' is tried before 'Party'. */
export function findActors(contract: { text: string }): readonly Actor[] {
  const own = readParties(contract)
    .filter((party) => !party.isCollective)
    .flatMap(partyActors);
  const known = new Set(own.map((actor) => actor.folded));
  return [...own, ...COMMON_ACTORS.filter((actor) => !known.has(actor.folded))].sort(
    (a, b) => b.folded.length - a.folded.length,
  );
}

/** The last actor named before a place in a folded text, within `reach` characters; null if none. */
export function actorBefore(
  text: string,
  at: number,
  where: { actors: readonly Actor[]; reach: number },
): Actor | null {
  const before = text.slice(Math.max(0, at - where.reach), at);
  const byLastWord = indexLastWords(where.actors);
  const words = [...before.matchAll(WORD)];
  for (const word of words.reverse()) {
    const end = word.index + word[0].length;
    const found = byLastWord.get(word[0])?.find((actor) => standsAt(before, end, actor));
    if (found) return found.actor;
  }
  return null;
}

/** The first actor named in a folded text. */
export function actorIn(text: string, actors: readonly Actor[]): Actor | null {
  const byLastWord = indexLastWords(actors);
  for (const word of text.matchAll(WORD)) {
    const end = word.index + word[0].length;
    const found = byLastWord.get(word[0])?.find((actor) => standsAt(text, end, actor));
    if (found) return found.actor;
  }
  return null;
}

const WORD = light(/[\p{L}\p{N}]+/gu);
/** An actor by the last word of its name, and what follows that word: 'inc' and '.'. */
type Ending = { actor: Actor; after: number };
const known = new WeakMap<readonly Actor[], Map<string, Ending[]>>();

function indexLastWords(actors: readonly Actor[]): Map<string, Ending[]> {
  const ready = known.get(actors);
  if (ready) return ready;
  const byWord = new Map<string, Ending[]>();
  for (const actor of actors) {
    const last = [...actor.folded.matchAll(WORD)].at(-1);
    if (!last) continue;
    const ending = { actor, after: actor.folded.length - last.index - last[0].length };
    byWord.set(
      last[0],
      [...(byWord.get(last[0]) ?? []), ending].sort(
        (a, b) => b.after - a.after || b.actor.folded.length - a.actor.folded.length,
      ),
    );
  }
  known.set(actors, byWord);
  return byWord;
}

/** Whether an actor's whole name is here, with its last word ending at `end`. */
function standsAt(text: string, end: number, { actor, after }: Ending): boolean {
  const start = end + after - actor.folded.length;
  return (
    start >= 0 &&
    text.startsWith(actor.folded, start) &&
    !/[\p{L}\p{N}]/u.test(text[start - 1] ?? " ") &&
    !/[\p{L}\p{N}]/u.test(after === 0 ? " " : (text[end + after] ?? " "))
  );
}

function partyActors(party: Party): Actor[] {
  const label = party.role ?? party.name ?? "";
  return [party.role, party.name]
    .filter((name): name is string => name !== null && name.length > 1)
    .map((name) => ({ folded: folded(name).replace(/["']/gu, "").replace(/^the /u, ""), label }));
}

/** Position of the duty verb in a folded sentence, and who has to act, if stated. */
export type Duty = { at: number; actor: Actor | null };
/** Part of a sentence between commas and stops, with its offset. */
export type Part = { start: number; text: string };

/** Who acts in a part: the last actor before the verb, else the first after it. */
export function actorAround(part: Part, at: number, actors: readonly Actor[]): Actor | null {
  const before = actorBefore(part.text, at, { actors, reach: at });
  return before ?? actorIn(part.text.slice(at), actors);
}
