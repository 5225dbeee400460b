import type { FoundPassage } from "../port";
import type { Reading } from "../text/reading";
import { clausePassages } from "./clause-passages";
import { hasCue, matchesCue, type Cue } from "./cues";

/** Severability, definitions, duties to keep the law, judgments: law is named, but none is chosen. */
const NO_CHOICE =
  /(?:invalid|illegal|unenforceab|ineffective)|\b(?:permitted|required|provided|prohibited|allowed) (?:by|under) (?:the |any |applicable )?(?:law|laws)\b|bankruptcy,|insolvency|"? (?:shall )?means? |governing body|governmental? (?:authority|body|rule)/u;

/** A choice of law for the contract itself, not a duty to keep the law. English, Russian, Mongolian. */
export const GOVERNING_LAW: readonly Cue[] = [
  {
    when: /\b(?:governed|construed|interpreted|controlled|enforced|ruled)\b.{0,100}\b(?:by|under|with|to|of)\b.{0,80}\blaws?,? (?:of|in (?:force|effect)|applicable (?:in|to|therein)|and jurisdiction)\b/u,
    unless: /bankruptcy,|insolvency|\bactivities of|trade secret pursuant|may be required by/u,
  },
  {
    when: /\b(?:agreement|contract|note|letter|deed|undertaking|terms|instrument|lease|license|document|guaranty|release|certificate|rights|obligations|validity|performance)\b.{0,240}\b(?:governed|construed|interpreted|controlled|enforced)\b.{0,100}\b(?:by|under|with|to)\b.{0,60}\blaws?\b/u,
    unless: NO_CHOICE,
  },
  {
    when: /\b(?:interpretation|construction|enforcement|validity)\b.{0,160}\bin accordance with the laws? of\b/u,
    unless: NO_CHOICE,
  },
  {
    when: /(?:^|[^\p{L}])(?:the )?(?:internal |substantive |domestic )?laws? of (?!any )(?:the )?.{2,80}\b(?:shall|will|does|do|to)? ?(?:govern|control|appl(?:y|ies)|be applied|be applicable|is applicable|be the governing)/u,
    unless: /invalid|unenforceab|trade secret pursuant|insolvency|conduct of the arbitration/u,
  },
  {
    when: /\b(?:governing|controlling|proper) law(?: of th(?:is|e) \p{L}{3,20})?(?: hereof)? ?(?:is|shall be|will be|:) /u,
  },
  {
    when: /\bsubject to the (?:exclusive |internal |substantive )*laws? of (?:the )?(?:state|commonwealth|province|republic|kingdom|people)/u,
    unless: NO_CHOICE,
  },
  {
    when: /(?:регулиру[ею]тся|регулировани|подчин(?:яе|яю|ен)|толку[ею]тся|толковани|применя[ею]тся|применяет|руководству[ею]тся|руководствоваться|подлежит применению).{0,120}(?<!\p{L})(?:прав(?:о|ом|у|а)|законодательств(?:о|ом|у|а)|закон(?:ами|ом|ы))(?!\p{L})/u,
    unless: /(?:разрешен|допуска|требу)\p{L}{1,4}.{0,20}законодательств|права и обязанности/u,
  },
  {
    when: /(?<!\p{L})(?:право|законодательство|правом|законодательством)(?!\p{L}).{0,80}(?:применя[ею]тся|применимо|регулиру[ею]т|подлежит применению|является применимым)/u,
  },
  {
    when: /применимы[мй] (?:к \p{L}{3,20} )?(?:\p{L}{3,20} )?(?:правом|право|законодательств\p{L}{1,2}) (?:является|признается|считается|-)/u,
  },
  {
    when: /(?<!\p{L})(?:хууль|хуулийг|хуулиуд|хууль тогтоомжийг|эрх зүйг).{0,40}(?:хэрэглэ|баримтал|баримтлан|мөрдөнө|үйлчил)/u,
    unless: /хуулийн дагуу байгуулагдсан/u,
  },
  {
    when: /(?:хуулиар|хууль тогтоомжоор|эрх зүйгээр|хуулийн дагуу|хууль тогтоомжийн дагуу|хуульд нийцүүлэн).{0,40}(?:зохицуул|тайлбарла)/u,
  },
];

/** Clauses that choose the law of the contract, in order of the text. Source: B-12.2. */
export function findGoverningLaw(reading: Reading): FoundPassage[] {
  return reading.sentences
    .filter((sentence) => hasCue(sentence, GOVERNING_LAW))
    .flatMap((sentence) =>
      clausePassages(reading, { ...sentence, first: sentence }, (folded) => matchesCue(folded, GOVERNING_LAW)),
    );
}
