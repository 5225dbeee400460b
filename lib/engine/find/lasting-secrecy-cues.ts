import type { Cue } from "./cues";
import { KEEPS, NO_END } from "./survival-cues";
import * as cue from "./survival.cues";
import { anyOf, inOrder } from "../language/patterns";

const VOID = "invalid|illegal|unenforceab|severab|waiver|force majeure";
const END = "(?:terminat|expir|cancell?ation|rescission|withdraw)\\p{L}{0,6}";
const YEARS = "(?:years?|months?|anniversary)";
const DUTIES =
  "(?:obligation|undertaking|restriction|covenant|commitment|dut(?:y|ies)|confidential|non-?use|non-?disclosure|secrecy|provision|requirement|prohibition)\\p{L}{0,6}";
const LEAVES = "(?:affect|reliev|releas|prejudic|extinguish|impair|discharg|excus|absolv|abrogat|diminish)\\p{L}{0,4}";

/** 'Neither termination nor expiry relieves': an end that doesn't affect duties. Any contract. */
export const UNTOUCHED_BY_THE_END: readonly Cue[] = [
  {
    when: new RegExp(
      `\\b(?:neither|in no event|nor|under no circumstances)\\b.{0,100}\\b(?:${END}|return|` +
        `destruction)\\b.{0,140}\\b${LEAVES}\\b.{0,160}\\b(?:obligation|dut(?:y|ies)|liabilit|right|restriction|` +
        "provision|confidential)",
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID}|assign|delay|failure|insurance)`, "u"),
  },
  {
    when: new RegExp(
      `\\b${END}\\b.{0,80}\\b(?:shall|will|is|are) (?:\\p{L}{3,12} )?(?:be )?(?:without prejudice to|` +
        "have no (?:effect|bearing|impact) (?:on|upon))\\b.{0,120}\\b(?:obligation|dut(?:y|ies)|liabilit|accrued|" +
        "restriction|provision|confidential)",
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID})`, "u"),
  },
  {
    when: new RegExp(
      `\\b${DUTIES}\\b.{0,140}\\b(?:remains? |be |is |are )?(?:unaffected|untouched) by\\b.{0,80}\\b(?:${END}|end|return|destruction|completion)\\b`,
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID})`, "u"),
  },
  { when: new RegExp(`\\b${DUTIES}\\b.{0,160}\\b(?:outlast|outlive)s?\\b`, "u") },
];

const SECRETS = "(?:confiden|secre[ct]|proprietary|disclos|evaluation material|information)";
const REFRAINS =
  "(?:keep|hold|maintain|treat|protect|safeguard|refrain|preserve|retain|not|neither|never|nor|only|be (?:bound|kept|held|treated|obligated|required))";
const UNDERTAKES =
  "(?:shall|will|must|agrees? (?:to|that)|undertakes? (?:to|that)|covenants?|is (?:obligated|obliged|required) to)";
const OF_THE_DEALINGS = "(?:terminat|expir|return|end\\b|completion|conclusion|cessation|last|departure|leaving)";

/** In a secrecy agreement every lasting duty outlives it; elsewhere these are ordinary clauses. */
export const LASTING_SECRECY: readonly Cue[] = [
  // The period before the duty: 'for five years after termination the Recipient shall hold …'.
  {
    when: new RegExp(
      `\\b(?:for|during|until|within)\\b.{0,60}\\b${YEARS}\\b.{0,60}\\b(?:after|from|following|of|subsequent to|thereafter)\\b.{0,80}\\b${OF_THE_DEALINGS}.{0,240}\\b${UNDERTAKES}\\b.{0,60}\\b${REFRAINS}\\b`,
      "u",
    ),
    unless: /records|insurance|solicit|hire|employ/u,
  },
  // The agreement itself lasts until its information is no longer secret, or forever.
  {
    when: new RegExp(
      "\\b(?:agreement|undertaking|letter|deed|nda|terms)\\b.{0,80}\\b(?:shall|will|is|are|to|does|" +
        "do)\\b.{0,60}\\b(?:continu|remain|bind|endur|appl|last|valid|effective|in (?:full )?(?:force|" +
        "effect))\\p{L}{0,5}\\b.{0,140}\\b(?:indefinite|indefinitely|perpetual|perpetually|perpetuity|forever|" +
        "unlimited|public domain|publicly (?:known|available)|no longer confidential)(?!\\p{L})",
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID}|amend)`, "u"),
  },
  {
    when: new RegExp(
      `\\b${DUTIES}\\b.{0,160}\\b(?:continue|remain|apply|persist|extend|survive|bound|binding|subject|` +
        `effect)\\p{L}{0,3}\\b.{0,160}\\b${SECRETS}\\p{L}{0,8}\\b.{0,100}\\b(?:prior to|before|during|` +
        `until)\\b.{0,60}\\b(?:${END}|term)\\b`,
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID})`, "u"),
  },
  {
    when: new RegExp(
      `\\b${SECRETS}.{0,140}\\b(?:prior to|before|already)\\b.{0,80}\\b(?:shall|will)\\b.{0,30}\\b(?:remain|continue|stay)s? (?:to be )?(?:subject|bound|protected|confidential|governed|in)\\b`,
      "u",
    ),
  },
  {
    when: new RegExp(
      `\\b${DUTIES}\\b.{0,120}\\b(?:continue|remain|extend|last|apply|applies)s?\\b.{0,80}\\b(?:after|beyond|` +
        "past)\\b.{0,60}\\b(?:term|employment|engagement|relationship|visit|assignment|project|services?|" +
        "completion|end|agreement)\\b",
      "u",
    ),
    unless: new RegExp(`\\b(?:${VOID}|written notice)`, "u"),
  },
  {
    when: new RegExp(
      `\\b${DUTIES}\\b.{0,120}\\b(?:unlimited|not (?:be )?(?:limited|restricted)|without (?:any )?limit(?:ation)?s?) (?:in|as to|in point of|of|by) (?:\\p{L}{2,6} )?(?:time|duration)\\b`,
      "u",
    ),
  },
  {
    when: new RegExp(
      "\\b(?:terminat|expir)\\p{L}{1,6}\\b.{0,160}\\b(?:but|however|except|provided|although|" +
        `save)\\b.{0,120}\\b${DUTIES}\\b.{0,100}\\b(?:remain|continue|last|stay|survive|bound)\\b|\\b(?:terminat|` +
        "expir)\\p{L}{1,6}\\b.{0,160}\\b(?:but|however|except|provided|although|save)\\b.{0,120}\\b(?:remain|" +
        "continue to be) (?:bound|subject|liable|obligated)\\b",
      "u",
    ),
  },
  { when: anyOf(inOrder(/\b/u, cue.duringAndAfter)), unless: /records|assistance/u },
  {
    when: new RegExp(`\\b${NO_END}\\b.{0,120}\\b(?:${KEEPS}|confidential|secret)\\b`, "u"),
    unless: /licen[cs]e|injuncti/u,
  },
  {
    when: new RegExp(`\\b${DUTIES}\\b.{0,240}\\byears? thereafter\\b`, "u"),
    unless: /effective date.{0,40}years? thereafter|renew/u,
  },
  {
    when: new RegExp(
      `\\b${KEEPS}\\b.{0,200}\\bat any time (?:in the future|hereafter|thereafter|(?:during|before),? (?:or|and|nor) after|after (?:the )?(?:terminat|expir|leaving|end))`,
      "u",
    ),
  },
  {
    when: new RegExp(
      `\\bat any time (?:in the future|hereafter|thereafter|after (?:the )?(?:terminat|expir|leaving|end))\\p{L}{0,6}\\b.{0,160}\\b${KEEPS}\\b`,
      "u",
    ),
  },
  {
    when: /\b(?:confidentiality|non-?disclosure|secrecy) (?:period|term)\b.{0,120}\b(?:years?|after|following|expir|terminat)|\b(?:period|term|duration) of (?:confidentiality|non-?disclosure|secrecy)\b/u,
    unless: /as defined|shall mean/u,
  },
];
