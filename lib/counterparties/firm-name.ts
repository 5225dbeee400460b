/** A party's name without what stands around it in its introduction. Pure. Source: B-30.3. */

/** As much of a name as is looked at. UTF-16 units. */
const LOOKED_AT = 400;
/** 'Client: Nardi Physio Pty Ltd': what the party is called, before its name. */
const LABEL = /^[\p{L} ]{2,24}:\s+(?=\S)/u;
/** 'on the one side, and citizen …': between two parties, before a name. */
const BETWEEN = /^on the (?:one|other) (?:side|hand|part),?\s+(?:and\s+)?/iu;
/** Begins small and goes on for so many words: a sentence that was taken for a name. */
const IS_A_SENTENCE = /^\p{Ll}\S*(?:\s\S+){6}/u;
/** 'оршин суугч, иргэн Дамдины Оюунгэрэл': who somebody is, before their name. */
const CITIZEN =
  /^[^,]{0,120}(?<!\p{L})(?:оршин суух|оршин суугч),?\s+(?:иргэн\s+)?|^(?:иргэн|citizen of [^,]{0,40}?(?=\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$))\s+/iu;
/** From a number or a role on: 'Acme Ltd, company number 482', 'Acme LLC (UEN 2015)', 'Ц.Номин /регистр'. */
const BEHIND =
  /[,;]?\s*(?:[/(]\s*)?(?:(?:state |company )?regist(?:er|ered|ration)|company n|UEN|ABN|ACN|регистр|улсын бүртгэл|ИНН|ОГРН|цаашид|as trustee)(?:\s|ийн|\.|№|:).*$/iu;
/** After its form and a comma comes what it is, or where: 'GmbH, Leipzig', 'LLC, state'. */
const FORM_THEN_PLACE =
  /^(.{2,160}?(?<!\p{L})(?:limited|ltd|llc|llp|inc|corp|corporation|gmbh|ag|ab|plc|b\.?v|n\.?v|pte\.? ltd|pty\.? ltd|ххк|хк)\.?["”»]?),\s+(?!(?:inc|ltd|llc|limited|l\.?p)\b).+$/iu;

/** The name alone; as it stands where nothing would be left of it, and '' where it is a sentence. */
export function firmName(written: string): string {
  const whole = written.slice(0, LOOKED_AT).replace(/\s+/gu, " ").trim();
  const name = whole
    .replace(BETWEEN, "")
    .replace(LABEL, "")
    .replace(CITIZEN, "")
    .replace(BEHIND, "")
    .replace(FORM_THEN_PLACE, "$1")
    .replace(/[\s,;:/(]+$/u, "");
  if (IS_A_SENTENCE.test(name)) return "";
  return /\p{L}{2}/u.test(name) ? name : whole;
}
