import * as cue from "../find/governing-law.cues";
import { anyOf, inOrder, withFlags } from "../language/patterns";

/** The law a clause chooses, in its shortest form: 'Connecticut', 'England and Wales'. Raw text in and out. */
export function lawNamed(clause: string): string | null {
  const text = clause.replace(/\s+/gu, " ");
  for (const { pattern, named } of PATTERNS) {
    const name = pattern
      .exec(text)?.[1]
      ?.trim()
      .replace(/[,;.\s"»]+$/u, "")
      .replace(BESIDE_ITS_NAME, "");
    if (!name || name.length < 2 || NO_NAME.test(name)) continue;
    const law = OF_A_COUNTRY.get(name.toLowerCase()) ?? named(name);
    if (law !== null) return law;
  }
  return null;
}

/** Longer text in a cell is a sentence, which names a law as clauses do or not at all. UTF-16 units. */
const LONGEST_NAME = 60;

/** The law in a table's cell of its own: 'Mongolia', 'English law', 'State of Ohio'. Null for other text. Linear. */
export function lawInCell(cell: string): string | null {
  const text = cell.replace(/\s+/gu, " ").trim();
  if (UNFILLED.test(text)) return null;
  const law = lawNamed(text);
  if (law !== null || text.length > LONGEST_NAME) return law;
  const name = text.replace(/[,;.\s"»]+$/u, "").replace(BESIDE_ITS_NAME, "");
  return /^\p{Lu}\p{L}/u.test(name) && !NO_NAME.test(name) && !OTHER_CELL.test(name) ? name : null;
}

/** The law that all its clauses agree on; null if they name none, or two. */
export function lawAgreedOn(clauses: readonly { content: string }[]): string | null {
  if (clauses.some(({ content }) => LAW_OF_A_PART.test(content))) return null;
  const choosing = clauses.filter(({ content }) => !NOT_ITS_LAW.test(content));
  const laws = new Set(choosing.flatMap(({ content }) => lawNamed(content) ?? []));
  const [law] = laws;
  return law !== undefined && laws.size === 1 ? law : null;
}

/** Whether a clause chooses the law of an arbitration, a pledge or the like, and not the contract's. */
export function isLawOfAPart(clause: string): boolean {
  return LAW_OF_A_PART.test(clause) || OF_ARBITRATION.test(clause);
}

/** 'Is not governed by the laws of Ohio', 'не применяется право Германии'. */
const NOT_ITS_LAW = anyOf(cue.notItsLaw);
const LAW_OF_A_PART = anyOf(cue.lawOfAPart);
const OF_ARBITRATION = anyOf(cue.lawOfArbitration);

/** 'The law of any jurisdiction', 'the laws of the arbitration's seat', 'the Governing Law The': no place named. */
const NO_NAME = anyOf(cue.noPlace);
/** A cell that heads a column or says something else than a place. */
const OTHER_CELL = anyOf(cue.otherCell);
/** '[state]', '____', '…': still to be filled in. */
const UNFILLED = /[[\]{}<>_]|\.{3}|…|\d/u;
/** 'State of Ohio', 'Ohio and of the': what precedes and follows the name itself. */
const BESIDE_ITS_NAME = withFlags(anyOf(cue.besideItsName), "giu");
const IS_ADJECTIVE = anyOf(cue.countryAdjective);
const FIELD_OF_LAW = anyOf(cue.fieldOfLaw);

/** 'Swedish law' is the law of Sweden; English law covers two countries. */
const OF_A_COUNTRY: ReadonlyMap<string, string> = new Map(cue.COUNTRIES.en);

/** In Russian and Mongolian the country's name is in the genitive, so it is named together with its law. */
const [asItStands, ofLawRu, ofLawMn] = [
  (name: string) => name,
  (name: string) => `право ${name}`,
  (name: string) => `${name} хууль`,
];
/** 'Delaware law' is the law of Delaware; 'Bolivian law' stays as written. */
const ofAdjective = (name: string) => (IS_ADJECTIVE.test(name) ? `${name} law` : name);
/** 'Российским правом' becomes 'российское право'; 'гражданское право' isn't a country's law. */
const ofAdjectiveRu = (name: string) => (FIELD_OF_LAW.test(name) ? null : `${name.toLowerCase()}ое право`);

const STOP =
  "(?=[.;]|,? (?:appl(?:y|ies)|governs?|without|with(?!in)|applicable|as (?:applied|such|they|if)|excluding|exclusive|irrespective|" +
  "notwithstanding|regardless|and (?:[Cc]ourts?|(?:the )?\\p{L}{2,20} [Cc]ourts?|the (?:parties|courts?|federal|exclusive|venue)|any|all|each|both|" +
  "venue|shall|subject|is|will|in)|but|not|other|except|save|that|which|without|whose|in (?:force|effect|all|" +
  "which)|from time|governing|shall|will|to |for|of the united)|, (?:u\\.?s|usa|united|without|and|" +
  "excluding|exclusive|as|in|its|the|\\p{L}{4,20}[.;])|\\(|$)";

const PATTERNS: readonly { pattern: RegExp; named: (name: string) => string | null }[] = [
  {
    pattern: new RegExp(
      `\\blaws?(?: and regulations| and jurisdiction| and decisions)? of (?:the )?(?:state|commonwealth|province|sovereign state|government) of ([\\p{L} .&'-]{2,60}?)${STOP}`,
      "iu",
    ),
    named: asItStands,
  },
  {
    pattern: new RegExp(
      `\\b(?:internal |substantive |domestic )?laws?(?: in force)?,?(?: and regulations| and jurisdiction| applicable| prevailing)? (?:of|in) (?:the )?([\\p{Lu}][\\p{L} .&'-]{2,70}?)${STOP}`,
      "iu",
    ),
    named: asItStands,
  },
  {
    pattern: /\b(?:with|by|under|to|is|be) (?:the )?((?:[A-Z][\p{L}.]{1,20} ){1,3})(?:state )?laws?\b/u,
    named: ofAdjective,
  },
  { pattern: /^(?:[\d.]{1,6}\s)?((?:[A-Z][\p{L}.]{1,20} ){1,3})(?:state )?laws?\b/u, named: ofAdjective },
  { pattern: inOrder(cue.lawLabel.en, new RegExp(`([\\p{L} .&'-]{2,60}?)${STOP}`, "iu")), named: asItStands },
  {
    pattern: inOrder(cue.lawLabel.ru, /((?:республик\p{L}\s)?\p{L}{2,24}(?:\s(?:федераци|республик)\p{L}{1,2})?)/iu),
    named: asItStands,
  },
  {
    pattern:
      /(?:законодательств\p{L}{1,2}|прав(?:о|ом|у|а|ами)|закон(?:ами|ом|ы))\s+((?:[А-ЯЁ][\p{L}-]+|штата)(?:\s+(?:[А-ЯЁ][\p{L}-]+|и|штата)){0,3})/u,
    named: ofLawRu,
  },
  {
    pattern: /(?<!\p{L})(\p{L}{3,24}(?:ск|цк))(?:ое|им|ому|ого)\s(?:прав|законодательств)(?:о|ом|у|а)(?!\p{L})/iu,
    named: ofAdjectiveRu,
  },
  {
    pattern: inOrder(
      /(?<![\p{L}-])((?:(?!Гэрээ|Энэ|Тал|Маргаан)[А-ЯӨҮЁ][\p{L}-]{1,24}\s){0,3}(?!Гэрээ|Энэ|Талууд)[А-ЯӨҮЁ]?\p{L}{0,24}-?(?:ын|ийн|ны|ний))\s/u,
      cue.lawWord,
    ),
    named: ofLawMn,
  },
];
