/** A cap on liability for one kind of breach beside the general one: neither is told without the other. */
import * as valuesCues from "../values.cues";
import { anyOf } from "../../language/patterns";
import { signsIn } from "../../facts/clauses/signs";
import { saysUnlimited } from "../../facts/unlimited-liability";
import { findInForce } from "../../text/amendments";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import { sentencesWithin, type Reading } from "../../text/reading";
import { newWording } from "../../text/superseded";
import { quoted } from "./made-fact";
import type { StatedClause } from "./price-facts";

const FOR = String.raw`\bliab\p{L}{3,6} (?:\p{L}{2,12} ){0,3}?(?:for|under|arising (?:from|out of)|in (?:respect of|connection with)|relating to) `;
/** What its limit is for: 'liability for breach of clause 7', «ответственность по п. 7», '7-р зүйлийг зөрчсөн'. */
const OF_ONE_BREACH = either(
  `${FOR}${String.raw`(?:(?:any|a|its|the|all) )?(?:breach(?:es)? of |losses under )?(?:clauses?|sections?|articles?) \d`}`,
  `${FOR}${String.raw`(?:\p{L}{2,16} ){0,3}(?:data|confidential\p{L}*|infringement|indemnit\p{L}{1,3})`}`,
  String.raw`ответственност\p{L}{1,3} (?:\p{L}{2,16} ){0,3}?(?:за нарушение|по)\s(?:пункт|п\.|раздел|стать|конфиденциальн|персональн)`,
  String.raw`\d(?:-р|-т|-д| дугаар| дүгээр)? (?:зүйл|заалт|бүлг)\p{L}{0,6}[^.;]{0,40}зөрч[^.;]{0,60}хариуцлаг`,
  String.raw`(?:нууцлал|хувийн мэдээл)\p{L}{0,6}[^.;]{0,40}зөрч[^.;]{0,60}хариуцлаг`,
);
const LIABILITY = anyOf(valuesCues.liability);
const PENALTY = anyOf(valuesCues.penalty);
const BOUNDS_NOTHING = anyOf(valuesCues.boundsNothing);

/** Before a cap for one breach the general one, and behind the general one a cap for one breach. Linear. */
export function withOtherCap(reading: Reading, caps: readonly StatedClause[]): readonly StatedClause[] {
  const [first] = caps;
  if (!first || caps.some(({ isChange }) => isChange)) return caps;
  const isSpecial = OF_ONE_BREACH.test(folded(first.text));
  const other = otherCap(reading, first, isSpecial ? isGeneral : isCapOfOneBreach);
  if (!other) return caps;
  return isSpecial ? [other, ...caps] : [...caps, other];
}

/** The first other sentence in force that sets such a limit. */
function otherCap(reading: Reading, known: StatedClause, isMeant: (words: string) => boolean): StatedClause | null {
  const { units, amending } = findInForce(reading);
  for (const [at, unit] of units.entries()) {
    if (unit.isTitle || amending.has(at) || !LIABILITY.test(folded(unit.text))) continue;
    for (const sentence of sentencesWithin(reading, unit)) {
      const text = reading.contract.text.slice(sentence.start, sentence.end);
      if (isMeant(folded(text)) && text !== known.text)
        return {
          ...known,
          isCertain: false,
          unit,
          sentence,
          text,
          figures: newWording(text),
          passage: quoted(reading, unit),
        };
    }
  }
  return null;
}

const isGeneral = (words: string) => isLimit(words) && !OF_ONE_BREACH.test(words) && ALL_OF_IT.test(words);
/** Whether folded words limit liability for one kind of breach alone. */
export const isCapOfOneBreach = (words: string) => isLimit(words) && OF_ONE_BREACH.test(words);

function isLimit(words: string): boolean {
  if (!LIABILITY.test(words) || PENALTY.test(words)) return false;
  if (saysUnlimited(words) || BOUNDS_NOTHING.test(words)) return false;
  const signs = signsIn(words);
  return signs.has("atMost") || signs.has("beyond");
}

const PARTY =
  "(?:supplier|provider|contractor|consultant|company|customer|client|party|vendor|seller|buyer|landlord|tenant)";
const ALL_OF_IT = either(
  String.raw`\b(?:total|aggregate|entire|overall|maximum)\b`,
  String.raw`\bliability (?:under|arising (?:out of|under|from)|in connection with) (?:or in connection with )?(?:this|the) (?:agreement|contract)\b`,
  `${PARTY}${String.raw`(?:['’]s)? liability (?:shall|is|will|may)\b`}`,
  String.raw`общ|совокупн|предельн|максимальн|ответственность (?:\p{L}{2,16} ){0,2}(?:по (?:настоящему )?договору )?ограничен`,
  "нийт|хариуцлага[^.;]{0,60}(?:хэтрэхгүй|хязгаар)",
);
