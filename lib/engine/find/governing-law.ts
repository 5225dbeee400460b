import type { FoundPassage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { clausePassages } from "./parts";
import { hasCue, matchesCue, type Cue } from "./cues";
import * as cue from "./governing-law.cues";
import { anyOf, inOrder } from "../language/patterns";

/** Severability, definitions, duties to comply with the law, judgments: law is mentioned but none is chosen. */
const NO_CHOICE = anyOf(cue.otherLaw);

/** A choice of law for the contract itself, not a duty to comply with law. English, Russian, Mongolian. */
export const GOVERNING_LAW: readonly Cue[] = [
  {
    when: /\b(?:governed|construed|interpreted|controlled|enforced|ruled)\b.{0,100}\b(?:by|under|with|to|of)\b.{0,80}\blaws?,? (?:of|in (?:force|effect)|applicable (?:in|to|therein)|and jurisdiction)\b/u,
    unless: /bankruptcy,|insolvency|\bactivities of|trade secret pursuant|may be required by/u,
  },
  { when: inOrder(cue.contractOrRight, /.{0,240}/u, cue.governedByLaw), unless: NO_CHOICE },
  {
    when: /\b(?:interpretation|construction|enforcement|validity)\b.{0,160}\bin accordance with the laws? of\b/u,
    unless: NO_CHOICE,
  },
  {
    when: inOrder(cue.lawsOf, cue.lawGoverns),
    unless:
      /invalid|unenforceab|trade secret pursuant|insolvency|conduct of the arbitration|\bsuch other laws\b|\blaws?\b.{0,60}\bmay apply\b/u,
  },
  {
    when: /\b(?:governing|controlling|proper|substantive|applicable) law(?: of th(?:is|e) \p{L}{3,20})?(?: hereof)? ?(?:is|shall be|will be|:) /u,
  },
  {
    when: /\bsubject to the (?:exclusive |internal |substantive )*laws? of (?:the )?(?:state|commonwealth|province|republic|kingdom|people)/u,
    unless: NO_CHOICE,
  },
  { when: anyOf(cue.lawApplies), unless: NO_CHOICE },
  {
    when: new RegExp(`^(?:\\S{1,8} )?(?:${cue.COUNTRIES.en.map(([adjective]) => adjective).join("|")}) law\\.?$`, "u"),
  },
  {
    when: inOrder(cue.isGoverned, cue.itsLaw),
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
  { when: /улсын (?:\p{L}{3,20} )?(?:хуулиар|хуулийн дагуу).{0,40}шийдвэрл/u },
  {
    when: /(?:хуулиар|хууль тогтоомжоор|эрх зүйгээр|хуулийн дагуу|хууль тогтоомжийн дагуу|хуульд нийцүүлэн).{0,40}(?:зохицуул|тайлбарла)/u,
  },
];

/** 'Law: laws of Singapore.' may be as short as a title, and chooses one. Folded. */
const BY_LABEL = /^(?:\S{1,8} )?(?:governing |applicable |proper )?law ?[:–-] (?:the )?laws? of \p{L}/u;

/** Whether a sentence, or a line as short as a title, chooses a law behind its label. Source: B-12.2. */
export const choosesByLabel = ({ isInstruction, folded }: Pick<Sentence, "isInstruction" | "folded">) =>
  !isInstruction && BY_LABEL.test(folded);

/** Clauses that choose the law of the contract, in text order. Source: B-12.2. */
export function findGoverningLaw(reading: Reading): FoundPassage[] {
  return reading.sentences
    .filter((sentence) => hasCue(sentence, GOVERNING_LAW) || choosesByLabel(sentence))
    .flatMap((sentence) =>
      clausePassages(reading, { ...sentence, first: sentence }, (folded) => matchesCue(folded, GOVERNING_LAW)),
    );
}
