import type { Cue } from "./cues";

const DISPUTE =
  "(?:dispute|controvers|claim|difference|disagreement|action|suit|lawsuit|proceeding|litigation|legal matter)\\p{L}{0,3}";
/** Arbitration bodies by their initials, and rules that only tribunals apply. */
const HOUSE = "(?:arbitra\\p{L}{1,7}|aaa|jams|lcia|icdr|cietac|siac|hkiac|uncitral|icsid|dis rules|scc|icc|diac|viac)";
/** Mentions arbitration without choosing it: costs, awards and their enforcement. */
const AFTERWARDS =
  "\\bcosts?\\b|\\bfees?\\b|\\bexpenses\\b|\\baward\\b.{0,40}\\b(?:final|entered|enforced)|judge?ment upon|not constitute|prior to (?:commenc|initiat)|unenforceab|invalid";

const cue = (when: string, unless: string = AFTERWARDS): Cue => ({
  when: new RegExp(when, "u"),
  unless: new RegExp(unless, "u"),
});

/**
 * Courts, tribunals and seats as civil-law drafters and arbitration clauses put them: more common words, so kept apart.
 * Folded text.
 */
export const FORUM: readonly Cue[] = [
  // The seat, by any of its names.
  cue(
    "\\b(?:seat|place|location|venue|situs|site)\\b.{0,30}\\b(?:of|for) (?:the |any |such )?(?:arbitra|hearing|proceeding)\\p{L}{0,7}\\b.{0,30}\\b(?:is|shall be|will be)\\b",
  ),
  cue(
    "\\b(?:arbitral tribunal|tribunal|arbitrators?|arbitration panel|arbitral panel)\\b.{0,80}\\b(?:shall|will) (?:sit|be seated|convene|meet|have its seat)\\b",
  ),
  cue(
    "\\bhearings?\\b.{0,30}\\b(?:shall|will|is to|are to) (?:be held|be conducted|take place|occur)\\b.{0,12}\\b(?:in|at)\\b",
    `${AFTERWARDS}|public hearing|disciplin`,
  ),
  cue(
    "\\bproceedings?\\b.{0,20}\\b(?:shall|will) be (?:conducted|held|seated)\\b.{0,60}\\b(?:before|arbitra|aaa|jams|icc)\\b",
  ),
  // The verb 'arbitrate', and rules without the word.
  cue(
    `\\b(?:shall|will|must|agrees? to|may)\\b.{0,12}\\b(?:arbitrate|submit to (?:binding |final )?arbitration|go to arbitration)\\b`,
  ),
  cue(
    "\\b(?:commence|initiate|demand|request|seek|institute|proceed (?:to|with)|go to|agrees? to|" +
      "consents? to) (?:\\p{L}{3,9} )?(?:and \\p{L}{3,9} )?arbitration\\b.{0,80}\\b(?:under|with|before|" +
      "of (?:the|any|all|such)|in accordance)\\b",
  ),
  cue(
    `\\b${DISPUTE}\\b.{0,200}\\b(?:settled|resolved|determined|decided|submitted|referred|heard)\\b.{0,80}\\b(?:under|by|to|with|in accordance with|pursuant to|before)\\b.{0,40}\\b${HOUSE}\\b`,
    `${AFTERWARDS}|(?:decree|determination|order) of|not be (?:settled|resolved)|may be entered`,
  ),
  // Short wording: 'disputes go to arbitration at the SCC', 'claims belong before the courts of Bern'.
  cue(
    "^(?:\\S{1,8} )?(?:(?:all|any|such|other) )?(?:disputes?|controversies|differences|claims)\\b.{0,60}" +
      "\\b(?:go|are sent|are taken|belong|are (?:decided|for)|lie)\\b.{0,12}\\b(?:to|before|in|for|by|with)\\b" +
      `.{0,40}\\b(?:${HOUSE}|(?<!any |a )courts?|tribunal)\\b`,
    `${AFTERWARDS}|order|required by|subpoena|pending|threatened|unenforceab`,
  ),
  cue(`\\bcourt of arbitration\\b.{0,40}\\b(?:shall|will) (?:decide|hear|resolve|settle)`),
  // Courts, with other drafters' verbs.
  cue(
    "\\b(?:submits?|submitted|refers?|referred|sued|sue|proceed|bring an action|file suit)\\b.{0,60}\\b(?:to|" +
      "in|before)\\b.{0,16}\\bcourts? (?:of (?!competent|law|record)|located|sitting|situated|in |" +
      "with jurisdiction)",
    `${AFTERWARDS}|brought|order|required by|subpoena`,
  ),
  cue(
    "\\b(?:forum|venue) (?:for|of) (?:any|all|the|such|every)\\b.{0,60}\\b(?:is|are|shall be|will be|lies)\\b",
    "concert|event|game",
  ),
  cue(
    "\\b(?:elects?|elect(?:ed|ing)|choose|agrees? (?:on|upon))\\b.{0,30}\\b(?:domicile|jurisdiction|forum|venue)\\b.{0,20}\\b(?:in|of|at)\\b",
  ),
  cue(
    "\\bcompetent court\\b.{0,20}\\b(?:is|shall be|will be|are)\\b|\\bcourts? of (?:first instance|" +
      "competent jurisdiction) (?:is|are|shall be)\\b|\\b(?:as|be) the (?:\\p{L}{5,9} )?court of (?:the " +
      ")?first instance\\b",
  ),
  cue(
    "(?:требовани|претензи|спор|иск)\\p{L}{0,3}(?!\\p{L}).{0,120}(?:заявлен|подан|предъявлен|направлен|рассмотрен|решен|разрешен)\\p{L}{0,2}(?!\\p{L}).{0,40}(?<!\\p{L})суд(?:ы|е|ах|ом|ами|а)?(?!\\p{L})",
    "решени[ея] суда|до обращения",
  ),
  cue(
    "(?:разбирательств|процесс|тяжб|спор)\\p{L}{0,3}(?!\\p{L}).{0,120}(?:провод|вед|рассматрива|слуша|разреша|" +
      "реша)\\p{L}{1,5}(?!\\p{L}).{0,80}(?<!\\p{L})(?:суд(?:ах|е|ом|ами)?|арбитраж\\p{L}{0,3})(?!\\p{L})",
    "решени[ея] суда|до обращения|переговор",
  ),
  cue("мест(?:о|ом) (?:рассмотрения|разрешения|слушания) (?:\\p{L}{3,12} )?(?:спор|дел|иск)", "язык"),
];
