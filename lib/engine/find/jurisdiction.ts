import type { FoundPassage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { clausePassages } from "./parts";
import { hasCue, matchesCue, type Cue } from "./cues";
import { FORUM } from "./forum-cues";
import * as cue from "./jurisdiction.cues";
import { anyOf, inOrder } from "../language/patterns";

/** A court named because of an order, an injunction or a void clause, not because it is chosen. */
const NO_CHOICE = anyOf(cue.otherCourt);

/** Which court or tribunal decides, and where. The applicable law is another category. */
const JURISDICTION: readonly Cue[] = [
  {
    when: /\b(?:exclusive|sole|non-?exclusive|personal) (?:and \p{L}{3,14} )?(?:jurisdiction|venue|forum)\b/u,
    unless: /exclusive jurisdiction and control|unenforceab/u,
  },
  {
    when: /\b(?:submits?|submission|consents?|attorns?|subject(?:s|ed)?|agrees?)\b.{0,100}\bjurisdiction (?:of|and|in|over)\b.{0,160}\b(?:courts?|tribunals?|state|county|province|city|district)/u,
    unless: NO_CHOICE,
  },
  {
    when: /\bjurisdiction (?:and venue|over|for (?:litigation|any)|shall (?:be|lie)|lies)\b.{0,160}\b(?:courts?|litigation|disputes?|county|state|district)/u,
    unless: NO_CHOICE,
  },
  {
    when: /\bcourts?\b.{0,80}\b(?:is|are|shall be|as) the (?:\p{L}{4,11} )?(?:forum|venue)\b|\battorns? to (?:the )?(?:\p{L}{4,13} )*(?:courts?|jurisdiction)\b/u,
  },
  { when: /\bcourts? .{0,80}\b(?:shall|will) (?:each )?have .{0,30}jurisdiction/u },
  {
    when: /\bvenue\b.{0,120}\b(?:courts?|county|state|district|lie|lies|laid|proper|exclusive|arbitration|litigation|actions?|city|be in)\b/u,
    unless: /event|concert|stadium|arena/u,
  },
  {
    when: anyOf(
      inOrder(
        cue.legalAction,
        /.{0,260}/u,
        cue.broughtThere,
        /.{0,60}\b(?:in|to|by|before|with|exclusively)\b.{0,80}\bcourts?\b/u,
      ),
    ),
    unless: NO_CHOICE,
  },
  {
    when: /\bcourts? (?:of|located|sitting|situated|in) .{2,100}\b(?:exclusive|competent to|shall be competent|have jurisdiction|be the place)/u,
    unless: NO_CHOICE,
  },
  {
    when: /\b(?:settled|resolved|determined|submitted|submit|decided|referred|refer|subject|resort|resolve|settle)\b.{0,100}\b(?:to|by|through|in|via|under)\b.{0,50}\b(?:arbitration|arbitrators?|arbitral)\b/u,
    unless: anyOf(cue.aboutTheAward),
  },
  {
    when: /\barbitration\b.{0,140}\b(?:shall|will|must|is to|to) (?:be )?(?:held|conducted|administered|heard|located|carried|settled|seated|take place|occur)\b/u,
  },
  {
    when: /\b(?:shall|will) have (?:\p{L}{3,14},? ){0,4}jurisdiction\b|\bplace of (?:performance and )?jurisdiction\b|\b(?:accepts?|recogni[sz]es?|abide by) the (?:\p{L}{3,14} )?jurisdiction of\b/u,
    unless: NO_CHOICE,
  },
  {
    when: anyOf(
      inOrder(
        cue.lawsuit,
        /.{0,200}/u,
        cue.broughtAway,
        /.{0,50}\b(?:only|solely|exclusively|in)\b.{0,40}\b(?:county|city|state|commonwealth|district|province|forum)\b/u,
      ),
    ),
    unless: NO_CHOICE,
  },
  {
    when: /\b(?:seat|place|location|venue|situs)(?:\/\p{L}{3,8})?(?: and \p{L}{3,8})? (?:of|for) (?:the |any |such )?arbitration/u,
  },
  {
    when: /\barbitration\b.{0,60}\b(?:in|at) (?:the city of )?[a-z]{3,20}, [a-z ]{3,20}\b.{0,80}\b(?:rules|association|chamber)/u,
  },
  {
    when: inOrder(
      cue.disputeWord,
      /\p{L}{0,4}.{0,420}(?<!\p{L})/u,
      anyOf(cue.courtWord, cue.courtLetters),
      /(?!\p{L})/u,
    ),
    unless: /^арбитраж\.?$|решени[ея] суда|до обращения в суд/u,
  },
  {
    when: /(?:обратиться|обращается|обращаются|переда[юе]тся|подлеж[ия]т рассмотрению|рассматрива[юе]тся).{0,60}(?<!\p{L})(?:суд|суда|суде|суды|судом|судов|судами|арбитраж|арбитражем)(?!\p{L})/u,
    unless: /до обращения в суд|решени[ея] суда/u,
  },
  {
    when: /юрисдикци\p{L}{1,3}.{0,80}(?<!\p{L})(?:суд|арбитраж)|(?<!\p{L})суд(?:ы|ов|а|ам)?(?!\p{L}).{0,80}юрисдикци/u,
    unless: /решени[ея] суда|недействительн/u,
  },
  { when: anyOf(cue.arbitrationPlace), unless: /язык арбитраж/u },
  {
    when: inOrder(cue.claimWord, /\p{L}{0,3}(?!\p{L}).{0,160}/u, cue.isDecided, /.{0,60}/u, cue.courtOfPlace),
    unless: /решени[ея] суда|претензи\p{L}{1,2} (?:направля|предъявля)\p{L}{1,4}.{0,60}по месту нахождения/u,
  },
  {
    when: /компетентн\p{L}{2,3} (?:судом|судами|суд)(?!\p{L}).{0,60}(?:явля|призна|счита)|компетентн\p{L}{2,3} судебн/u,
    unless: /решени[ея]/u,
  },
  {
    when: /(?<!\p{L})суд(?:ы|ам|у|ом|ах|е|а)?(?!\p{L}).{0,80}(?:исключительн\p{L}{2,4} (?:юрисдикц|компетенц)|рассматрива[юе]т|компетентн)/u,
    unless: /решени[ея] суда/u,
  },
  {
    when: /шүүх(?:эд|ээр|ийн|ийг|үүд|үүдэд|үүдийн|үүдээр)?(?!\p{L}).{0,80}(?:шийдвэрл|ханд|харьяал|шилжүүл|гаргана|хянан|мэдүүл|эрх мэдэл|эрх хэмжээ|бүрэн эрх)|харьяал\p{L}{0,6}.{0,60}шүүх/u,
    unless: /шүүхийн шийдвэр/u,
  },
  { when: /(?:маргаан|зөрчил|нэхэмжлэл|санал зөрөлдөөн).{0,240}(?:шүүх|арбитр)/u, unless: /шүүхийн шийдвэр/u },
  { when: /арбитр(?:аар|т|ын|ын журмаар)?.{0,60}(?:шийдвэрл|явагд|явуул|ханд|байрш)/u },
];

/** A sentence as short as this completes the one before it ('The seat shall be Helsinki.'). UTF-16 units. */
const SHORT = 120;

/** Clauses on courts, venue and arbitration, in text order. Source: B-12.2. */
export function findJurisdiction(reading: Reading): FoundPassage[] {
  const clauses: { first: Sentence; last: Sentence }[] = [];
  for (const sentence of reading.sentences.filter(
    (candidate) => hasCue(candidate, JURISDICTION) || hasCue(candidate, FORUM),
  )) {
    const open = clauses.at(-1);
    if (
      open &&
      open.last.paragraph === sentence.paragraph &&
      sentence.start - open.last.end < 4 &&
      sentence.end - sentence.start <= SHORT
    )
      open.last = sentence;
    else clauses.push({ first: sentence, last: sentence });
  }
  return clauses.flatMap(({ first, last }) =>
    clausePassages(
      reading,
      { start: first.start, end: last.end, first },
      (folded) => matchesCue(folded, JURISDICTION) || matchesCue(folded, FORUM),
    ),
  );
}
