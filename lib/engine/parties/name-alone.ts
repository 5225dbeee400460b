import { anyOf, inOrder } from "../language/patterns";
import * as cue from "./party-terms.cues";
import type { Reading } from "../text/reading";
import { readParties } from "./parties";

/** As much of a name as is looked at. UTF-16 units. */
const LOOKED_AT = 400;
/** 'Client: Nardi Physio Pty Ltd': what the party is called, before its name. */
const LABEL = /^[\p{L} ]{2,24}:\s+(?=\S)/u;
const BETWEEN = anyOf(cue.betweenParties);
/** Begins small and goes on for so many words: a sentence that was taken for a name. */
const IS_A_SENTENCE = /^\p{Ll}\S*(?:\s\S+){6}/u;
/** 'оршин суугч, иргэн Дамдины Оюунгэрэл': who somebody is, before their name. */
const CITIZEN = anyOf(cue.citizen);
/** From a number or a role on: 'Acme Ltd, company number 482', 'Acme LLC (UEN 2015)', 'Ц.Номин /регистр'. */
const BEHIND = inOrder(/[,;]?\s*(?:[/(]\s*)?/iu, cue.behindName, /.*$/iu);
/** After its form and a comma comes what it is, or where: 'GmbH, Leipzig', 'LLC, state'. */
const FORM_THEN_PLACE = inOrder(/^.{2,160}?/iu, cue.formThenPlace, /.+$/iu);
const FORM_END = anyOf(cue.formThenPlace);

/**
 * A party's name without what stands around it in its introduction: who somebody is, a register number, a place. As it
 * stands where nothing would be left of it, and '' where it is a sentence. Source: B-30.3.
 */
export function nameAlone(written: string): string {
  const whole = written.slice(0, LOOKED_AT).replace(/\s+/gu, " ").trim();
  const name = withoutPlace(
    whole.replace(BETWEEN, "").replace(LABEL, "").replace(CITIZEN, "").replace(BEHIND, ""),
  ).replace(/[\s,;:/(]+$/u, "");
  if (IS_A_SENTENCE.test(name)) return "";
  return /\p{L}{2}/u.test(name) ? name : whole;
}

function withoutPlace(name: string): string {
  const form = FORM_THEN_PLACE.test(name) ? FORM_END.exec(name.slice(2)) : null;
  return form === null ? name : name.slice(0, 2 + form.index + form[0].search(/,\s+$/u));
}

/** The parties with their roles in brackets, as a person would list them. */
export function partyNames(reading: Reading): string {
  return readParties(reading.contract)
    .filter((party) => !party.isCollective)
    .map(({ name, ...party }) => ({ ...party, name: name === null ? null : nameAlone(name) || name }))
    .map((party) =>
      [
        party.name ?? party.role,
        party.name !== null && party.role !== null && party.role !== party.name ? `(${party.role})` : null,
      ]
        .filter((part) => part !== null)
        .join(" "),
    )
    .filter((name) => name !== "")
    .join("; ");
}
