import type { Cue } from "./cues";
import { light } from "../text/either";
import * as cue from "./duties.cues";
import { anyOf } from "../language/patterns";

/** After 'shall' in definitions, construction clauses, entitlements and statements of effect: no duty. */
const NO_DUTY =
  "(?:also |only |further |hereafter |thereafter |automatically |in no event |at all times |not |never |be |have |then |therefore |each |both )*" +
  "(?:means?\\b|deemed|construed|interpreted|governed|considered|inure|constitut|survive|terminate\\b|terminat|expire|commence|begin|take effect|become|" +
  "effective|valid|void|null|binding|prevail|control\\b|apply\\b|affect|the meaning|the (?:sole |exclusive |absolute )?(?:right|option|power|authority)|" +
  "no (?:right|obligation|liability|effect|force|power|authority|further)|(?:full )?power|entitled|entitle|include\\b|limit\\b|prevent\\b|preclude|prejudice|relieve|waive\\b|" +
  "required to|obligated to|obliged to|liable\\b|continue in|remain in (?:full|force|effect)|receive\\b|equal\\b|occur|exceed\\b|vest|accrue|extend\\b|" +
  "an? (?:waiver|breach|default|material)|enforceable|severable|cumulative|given effect|retain (?:all |its |" +
  "their |any )*(?:rights?|title|ownership)|the property of|deem|mutually agree|result\\b|known as|" +
  "referred to)";

/** Possible subjects before the verb; excludes 'the rain will fall' where 'will' is the only cue. */
export const DUTY_EN: readonly Cue[] = [
  {
    when: /\b(?:shall|must|will|agrees? to|undertakes? to|is required to|shall not|will not|must not|may not) ?(?:[:;,-]|$)/u,
  },
  {
    when: new RegExp(`\\b(?:shall|must)\\b (?!${NO_DUTY})`, "u"),
    unless: /\bunder no circumstances shall .{2,60} be liable|\bsignatures? shall be (?:accepted|deemed|treated)/u,
  },
  {
    when: new RegExp(`\\bwill\\b (?!${NO_DUTY})(?!be (?:made available upon|available|based|calculated|used to))`, "u"),
  },
  {
    when: /\b(?:agrees?|undertakes?|covenants?|promises?|commits?)\b(?:,? .{0,60},?)? (?:not )?(?:to\b|that,? (?:it|he|she|they|neither|no|the|each|during|for|without|except)\b.{0,400}\b(?:will|shall|not|to)\b)/u,
    unless: anyOf(cue.noDuty),
  },
  {
    when: /\b(?:is|are|be|remain) (?:solely |fully |also |further |hereby |jointly |strictly |expressly )*(?:required|obligated|obliged|bound|responsible|prohibited|forbidden|liable) (?:to|for|from)\b/u,
    unless:
      /under no circumstances|in no event|neither (?:party|of them) (?:shall|will) be liable|\bnot (?:be )?(?:required|obligated|obliged|responsible|liable)|no(?:r is| party is) (?:required|obligated)/u,
  },
  {
    when: /\b(?:may not|cannot|can not|may only|may .{3,60} only|shall only|is not (?:assignable|permitted|allowed|entitled)|are not (?:permitted|allowed)|no party may|neither party may)\b/u,
    unless: /may not be (?:amended|modified|exhaustive|limited)|cannot be (?:amended|resolved|reached)/u,
  },
  {
    when: /\bhereby (?:irrevocably |unconditionally )?(?:assigns?|transfers?|agrees?|covenants?|waives?|releases?|undertakes?)\b/u,
  },
  {
    when: /(?<!non-)\b(?:exclusive|sole)(?:,? .{0,60})? (?:right|license|licence|distributor|agent|provider|supplier)\b/u,
    unless: /exclusive (?:jurisdiction|property|remed)/u,
  },
  {
    when: /\bright to (?:.{0,40} )?(?:audit|inspect|examine|review)\b.{0,80}\b(?:books|records|accounts|premises|facilit|site)/u,
  },
  {
    when: /\b(?:minimum|no less than|not less than|at least)\b.{0,60}\b(?:purchase|order|units|payment|commitment|quantit)/u,
  },
  {
    when: /\b(?:neither|no) (?:party|of the|\p{L}{3,20} nor)\b.{0,80}\bshall have (?:the |any )?(?:right|authority|power)|\bshall not have (?:the |any )(?:right|authority|power)|\bdoes hereby\b/u,
  },
  {
    when: /\bprovided,? (?:however,? )?(?:that )?.{0,120}\b(?:gives?|provides?|notif(?:y|ies)|takes?|uses?|discloses? only)\b/u,
  },
  { when: /\b(?:no|not)\b.{0,120}\b(?:is|are) to be\b/u },
  { when: /\bassignment\b.{0,160}\b(?:null and void|void|without .{0,40}consent)/u },
  { when: /\bright to\b.{0,60}\b(?:conduct|have|perform|cause)\b.{0,120}\b(?:audit|auditor|inspect|examin)/u },
  { when: /\bresponsibilit(?:y|ies) of (?:the )?\p{L}{3,}/u },
  { when: anyOf(cue.keepsSecret) },
  {
    when: /\bneither (?:party|of us) (?:will|shall|may)\b|\bnot to (?:use|disclose|copy|make|solicit|divulge|reproduce|circumvent)\b/u,
  },
  // Information must be marked to be confidential: the discloser's duty, although it is in a definition.
  {
    when: /\b(?:marked|labell?ed|designated|identified|stamped|legend|legends)\b.{0,80}\b(?:confidential|proprietary|secret|in confidence)\b|\bconfidential\b.{0,60}\b(?:legend|stamp|marking)/u,
  },
  {
    when: /\b(?:the fact that|existence(?:,| and| or| of)|status of|contents? of|terms of)\b.{0,100}\b(?:this agreement|discussions?|negotiations?|transaction|purpose)\b/u,
  },
  { when: /\b(?:percent|%) of (?:the |all )?(?:net|gross|revenue|sales|profit)/u },
];

const MODAL_RU =
  "(?:обязан|обязана|обязано|обязаны|обязуется|обязуются|обязался|должен|должна|должны|должно|не вправе|" +
  "не имеет права|не имеют права|запрещается|запрещено|не допускается|воспрещается|несет обязанность|" +
  "принимает на себя|берет на себя)";

export const DUTY_RU: readonly Cue[] = [
  { when: new RegExp(`(?<!\\p{L})${MODAL_RU}(?!\\p{L})`, "u"), unless: /не обязан|обязательства сторон прекращ/u },
];

export const DUTY_MN: readonly Cue[] = [
  {
    when: /үүрэгтэй(?!гээ)|үүрэг (?:хүлээ(?:нэ|х|ж)|хүлээлгэнэ)|ёстой(?!\p{L})|хориглоно|хориглосон|хориотой|зөвшөөрөхгүй(?! бол)|эрхгүй|шаардлагатай байна/u,
    unless: /эрх,? үүрэг(?:ийг)? (?:хүлээлгэхгүй|үүсгэхгүй)/u,
  },
];

/** In the duty tense, but about how a dispute is decided or what a breach costs, not about a party's act. Mongolian. */
export const NO_DUTY_MN = light(
  /(?:шүүх|арбитр).{0,60}(?:ханда|гарга|шилжүүл)|(?:алданги|торгууль).{0,60}(?:төл|тооц)/u,
);
