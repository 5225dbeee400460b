import { light } from "../text/either";
import { actorBefore, type Actor, type Duty, type Part } from "./actors";

/** 'You pay', 'we deliver': duties in a plain-language contract, unless 'if' or 'when' precedes. */
const SECOND_PERSON_WORDS = [
  String.raw`may|can|could|might|would|should|are|am|were|was|have|had|do not (?:pay|have|need)|did|think|know`,
  String.raw`agree that|acknowledge|confirm|both|own|wish|want|need not|like|stay|remain|break|believe|consider`,
  String.raw`recommend|expect|hope|understand|off-hire|owe`,
].join("|");
const SECOND_PERSON = light(
  new RegExp(
    String.raw`(?:^|\s)(you|we|i) (?:(?:also|both|each|then|only|promptly|always) )?(?!(?:${SECOND_PERSON_WORDS})(?![a-z']))(\p{L}{2,})`,
    "u",
  ),
);
const CONDITION = light(
  /(?<!\p{L})(?:if|when|where|unless|until|that|which|what|who|while|because|before|after|as|once|whether|time|than|anything|everything|how|since|so far as|whenever|item|day|days)\s(?:\S{1,14} ){0,1}$/u,
);
const OPENS_CONDITION = light(
  /^\s*(?:if|when|where|unless|until|while|because|once|whether|after|before|whenever)(?!\p{L})/u,
);
/** A third-person verb right after its subject. */
const THIRD_PERSON = light(/(?<!\p{L})(\p{L}{3,}(?:s|es))(?!\p{L})/gu);
const NO_VERB_WORDS = [
  String.raw`is|has|was|does|this|its|his|means|includes?|terms|days|has|expects|wishes|desires|owns|represents`,
  String.raw`acknowledges|recogni[sz]es|understands|believes|intends|parties|becomes|remains|exists|ceases|appears`,
  String.raw`fails|rights|goods|works|services|fees|shares|address|business|premises|affiliates|employees|customers`,
  String.raw`obligations|products|records|expenses|costs|losses|has|considers|knows|requests|elects|chooses|appoints`,
  String.raw`markets|receives|breaches|defaults|terminates|retains|reserves|operates|desires|needs|needs|wants|ends`,
  String.raw`dies|makes no|grants|claims|offices?|assets|results|materials|sales|facilities`,
].join("|");
const NO_VERB = light(new RegExp(String.raw`^(?:${NO_VERB_WORDS})$`, "u"));
const DUE_WORDS = [
  String.raw`(?:is|are) (?:due|payable|to (?:be )?\p{L}{3,}|for (?:you|us|the \p{L}{4,})|borne)|is payable|falls due`,
  String.raw`paid (?:monthly|weekly|yearly|quarterly|in (?:advance|arrears?))|\d [^.;]{0,30}in advance`,
  String.raw`bears? (?:the|its|all|any)|must|not (?:allowed|permitted)`,
].join("|");
const DUE = light(new RegExp(String.raw`(?<!\p{L})(?:${DUE_WORDS})(?!\p{L})`, "u"));
/** 'The advance is paid within 5 days', 'Import permission is received by the Buyer', without an 'if'. */
const DONE = light(
  /(?<!\p{L})(?:is|are) (?:\p{L}{4,}ly )?(?:\p{L}{3,}ed|paid|sent|made|kept|held|given|taken|put|done)(?:\s(?:back|over|up))?(?!\p{L})(?=(?<tail>[^.;]{0,120}))/u,
);
const DONE_IN_TIME = light(
  /(?<!\p{L})(?:within|in|not later than|no later than|at the latest|until|before|every|for|by|on) (?:\S{1,12} ){0,3}(?:\d|the last day|one|two|three|each)/u,
);
const DONE_BY = light(/(?<!\p{L})by (?:the )?$/u);
/** States of a contract and its words, not duties. */
const NO_DONE_WORDS = [
  "deemed|defined|based|limited|named|called|expected|required|entitled|allowed|permitted|agreed|calculated|counted",
  "reckoned|treated|considered|situated|located|registered|established|governed|used|needed|meant|included|excluded",
  "signed|dated|concluded|prolonged|extended|renewed|terminated|replaced|changed|amended|increased|reduced|divided",
  "set|fixed|explained|described|shown",
].join("|");
const NO_DONE = light(new RegExp(String.raw`(?<!\p{L})(?:is|are) (?:\p{L}{4,}ly )?(?:${NO_DONE_WORDS})(?!\p{L})`, "u"));
/** 'The Buyer does not resell the goods.' */
const DOES_NOT = light(
  /(?<!\p{L})(?:does|do) not (?!(?:have|own|know|want|need|include|mean|apply|affect|limit|give|warrant|represent|exceed|constitute|wish|like|owe|pay)(?!\p{L}))\p{L}{3,}/u,
);
const NOT_DUE = light(/not (?:due|payable)|no \p{L}{3,12} is (?:due|payable)|entitled to/u);
/** Orders: 'Keep the records for six years.', but not 'Version 7, in use from 1 October'. */
const ORDER_WORDS = [
  String.raw`do not|don't|never|always|keep|ring|give|pay|tell|send|return|use|ask|notify|provide|store|wear|report`,
  String.raw`make sure|ensure|put|leave|bring|clean|check|show|complete|submit|follow|maintain|deliver|inform|obtain`,
  String.raw`perform|comply|repair|supply|prepare|cooperate|attend|call|write|sign|insure`,
].join("|");
const ORDER = light(
  new RegExp(String.raw`^(?:(?!(?:in|of|for|on|under) )\S{1,8} )?(?:please )?(?:${ORDER_WORDS}) (?!of )`, "u"),
);
const ONLY = light(/^(?:\S{1,8} )?only .{3,120} may(?!\p{L})|may .{0,40}only/u);

export function dutyEn(text: string, parts: readonly Part[], actors: readonly Actor[]): Duty | null {
  if (ORDER.test(text) || ONLY.test(text)) return { at: 0, actor: null };
  for (const part of parts) {
    if (OPENS_CONDITION.test(part.text)) continue;
    const order = part.start > 0 && part.start < 40 && ORDER.test(part.text.trimStart());
    if (order) return { at: part.start, actor: null };
    const at = secondPerson(part, actors) ?? thirdPerson(part, actors);
    if (at) return at;
    const due = NOT_DUE.test(part.text) ? null : (DUE.exec(part.text) ?? doneIn(part.text, actors));
    if (due)
      return { at: part.start + due.index, actor: actorBefore(part.text, due.index, { actors, reach: due.index }) };
    const forborne = forborneBy(part, actors);
    if (forborne) return forborne;
  }
  return null;
}

function secondPerson({ start, text }: Part, actors: readonly Actor[]): Duty | null {
  const match = SECOND_PERSON.exec(text);
  if (!match || CONDITION.test(text.slice(0, match.index + 1))) return null;
  const verbAt = match.index + match[0].length;
  return { at: start + verbAt, actor: actorBefore(text, verbAt, { actors, reach: verbAt }) };
}

function thirdPerson({ start, text }: Part, actors: readonly Actor[]): Duty | null {
  for (const match of text.matchAll(THIRD_PERSON)) {
    if (NO_VERB.test(match[0])) continue;
    const before = text.slice(0, match.index).trimEnd();
    const actor = actors.find(
      ({ folded }) => before.endsWith(folded) && !/\p{L}/u.test(before.at(-folded.length - 1) ?? " "),
    );
    if (!actor || CONDITION.test(before.slice(0, before.length - actor.folded.length).replace(/(?:the|a) $/u, "")))
      continue;
    return { at: start + match.index, actor };
  }
  return null;
}

/** A passive that says who does it, or by when. */
function doneIn(text: string, actors: readonly Actor[]): RegExpExecArray | null {
  const done = DONE.exec(text);
  if (!done || NO_DONE.test(done[0]) || CONDITION.test(text.slice(0, done.index))) return null;
  const tail = done.groups?.tail ?? "";
  const isBy = actors.some(({ folded }) => {
    const at = tail.indexOf(folded);
    return at > 0 && DONE_BY.test(tail.slice(0, at));
  });
  return isBy || DONE_IN_TIME.test(tail) ? done : null;
}

function forborneBy({ start, text }: Part, actors: readonly Actor[]): Duty | null {
  const match = DOES_NOT.exec(text);
  const actor = match && actorBefore(text, match.index, { actors, reach: SUBJECT });
  if (!match || !actor) return null;
  const before = text.slice(0, text.lastIndexOf(actor.folded, match.index)).replace(/(?:the|a) $/u, "");
  if (CONDITION.test(before)) return null;
  return OPENS_CONDITION.test(text) ? null : { at: start + match.index, actor };
}
/** UTF-16 units between a subject and its verb. */
const SUBJECT = 40;
