import * as clause from "./topic.cues";
import * as topic from "../review/topic.cues";
import { anyOf, inOrder } from "../language/patterns";
import type { Topic } from "./topic";

const CAUSE =
  /\b(?:breach|default|insolven|bankrupt|fails? to|failure|violat|force majeure|change of control|material|in the event (?:that|of)|if (?:the|either|such|any)|cure)\b/u;

/** Restrictions, rights and risks that people ask for by name. Data: English, Russian, Mongolian. */
export const CLAUSES: readonly Topic[] = [
  {
    id: "nonCompete",
    stated: [
      {
        when: /\b(?:not|neither|nor|no|refrain|cease|prohibited|never)\b.{0,260}\b(?:compete|competes|competing|competitive|competition|competitors?)\b/u,
        unless: anyOf(clause.otherCompetition),
      },
      {
        when: /\bnon-?compet(?:e|ition)\b.{0,80}\b(?:covenant|restriction|agree|shall|period)|covenants? not to compete/u,
        unless: /unenforceab/u,
      },
      {
        when: /\bexclusiv\p{L}{2,4}\b.{0,120}\bcompet(?:e|ing|itors?|itive|ition)\b/u,
        unless: /non-?exclusive|no (?:\p{L}{4,12} )?exclusiv/u,
      },
      {
        when: /не (?:конкурир|осуществлять.{0,60}конкур|заключать.{0,80}конкур|вести.{0,40}конкур)|воздержива.{0,60}конкур|запрет.{0,30}конкур/u,
      },
      { when: /өрсөлд.{0,80}(?:хориглоно|хгүй|үүрэгтэй)/u },
    ],
  },
  {
    id: "audit",
    stated: [
      {
        when: /\b(?:audit|audits|auditors?|inspect|inspection|examine|examination|access to)\b.{0,160}\b(?:books|records|accounts|documents|documentation|facilit|premises|operations|compliance|report)/u,
        unless:
          /audited financial|audit committee|independent registered|reports? of .{0,20}auditor|security audit report|accounting controls|reasonable access|hereby employs/u,
      },
      {
        when: /\b(?:books|records|accounts|facilit\p{L}{1,3}|premises)\b.{0,160}\b(?:audit|audits|audited|inspect|inspected|inspection|examined|examination|review(?:ed)? by)\b/u,
        unless: /audited financial/u,
      },
      { when: /\bright to (?:.{0,30} )?audit\b|\bconduct (?:an |any )?(?:.{0,40} )?audits?\b|\baudit rights?\b/u },
      { when: /(?:вправе|имеет право).{0,60}(?:провер|аудит|контролир)|право (?:на )?(?:проверк|аудит)/u },
      { when: /(?:хяналт|шалгалт|аудит).{0,40}(?:тавих|хийх|явуулах).{0,20}(?:эрхтэй|эрх)/u },
    ],
  },
  {
    id: "insurance",
    stated: [
      {
        when: anyOf(clause.mustBeInsured),
        unless:
          /represents|has been|deposit insurance|title insurance|health insurance benefits|insurance proceeds|group insurance|insurance premiums? (?:for|on behalf)/u,
      },
      { when: /\binsure\b.{0,80}\b(?:against|property|premises|equipment|goods|products)/u },
      { when: /застрахова|страхует|обязан.{0,40}страхов|договор страхования/u },
      { when: /даатгуул|даатгал.{0,40}(?:хийлг|үүрэгтэй|төлнө)/u },
    ],
  },
  {
    id: "liabilityCap",
    stated: [
      {
        when: /\b(?:liabilit|damages|obligation to indemnify|recover)\p{L}{0,4}\b.{0,240}\b(?:exceed|limited to|capped|in excess of|greater of|lesser of|not be more than)\b/u,
        unless: /insurance|minimum limits|no less than/u,
      },
      { when: inOrder(clause.inNoCase, /.{0,160}/u, clause.isLiable, /.{0,260}/u, clause.indirectLoss) },
      {
        when: /\b(?:liable|liability)\b.{0,160}\bnot\b.{0,60}\b(?:consequential|incidental|indirect|special|punitive)|\b(?:consequential|incidental|indirect|punitive) damages\b.{0,120}\b(?:excluded|waive|disclaim)/u,
      },
      {
        when: /\b(?:sole|exclusive)(?: and (?:sole|exclusive))? (?:remedy|liability|recourse)\b/u,
        unless: /not (?:be )?(?:an |the )?exclusive/u,
      },
      {
        when: /ответственност\p{L}{1,4}.{0,160}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша)|не нес(?:ет|ут) ответственности.{0,120}(?:упущенн|косвенн)/u,
      },
      { when: /хариуцлаг\p{L}{0,5}.{0,120}(?:хэтрэхгүй|хязгаарлагд)/u },
    ],
  },
  {
    id: "terminationForConvenience",
    stated: [
      { when: inOrder(/\bterminat\p{L}{1,5}\b.{0,200}/u, clause.withoutReason), unless: anyOf(clause.aboutAnEnd) },
      {
        when: /\b(?:may|right to|entitled to|can|option to)\b.{0,60}\b(?:terminate|cancel)\b.{0,100}\b(?:at any time|by (?:giving|providing)|upon|on|with|after)\b.{0,100}\b(?:days?'?|months?'?|notice)\b/u,
        unless: CAUSE,
      },
      {
        when: /\bterminated\b.{0,60}\bby (?:either|any|the|one)\b.{0,60}\b(?:upon|on|by|with|at any time)\b.{0,80}\b(?:days?'?|months?'?|notice)\b/u,
        unless: CAUSE,
      },
      {
        when: /\b(?:without cause|unfettered discretion|for convenience)\b.{0,100}\bterminat|terminat\p{L}{0,5} (?:without cause|for convenience)/u,
      },
      {
        when: /(?:вправе|может|имеет право).{0,80}(?:расторгн|отказаться|прекратить).{0,160}(?:уведом|предупре|в любое время|в одностороннем)/u,
        unless: /нарушени|просрочк|в случае/u,
      },
      {
        when: anyOf(topic.termination_for_convenience.mn),
        unless: /зөрч|тохиолдолд|төлөөгүй|хэрэв|дампуур|гүйцэтгээгүй|биелүүлээгүй/u,
      },
    ],
  },
  {
    id: "renewal",
    stated: [
      {
        when: /\b(?:renew|renews|renewed|renewal|extended|extends?)\b.{0,160}\b(?:automatic|successive|additional|further|term|period|year|month)/u,
        unless: /extended warranty|not extend to/u,
      },
      { when: /\bautomatically\b.{0,60}\b(?:renew|extend)/u },
      { when: /(?:пролонгир|продлева|считается продленн|продлен)\p{L}{0,5}/u },
      { when: /сунга(?:гд|на|сан|х)/u },
    ],
  },
  {
    id: "assignment",
    stated: [
      {
        when: inOrder(clause.mayOrMayNot, /.{0,120}/u, clause.assigns, /.{0,160}/u, clause.assigned),
        unless: /assigned to (?:work|perform|the project)/u,
      },
      {
        when: /(?:уступ\p{L}{1,4}|переда\p{L}{1,4}).{0,60}(?:прав|обязанност|обязательств).{0,120}(?:согласи|не вправе|третьим)/u,
      },
      { when: /(?:эрх|үүрг)\p{L}{0,4}.{0,60}(?:шилжүүл).{0,60}(?:зөвшөөр|хориглоно)/u },
    ],
  },
  {
    id: "indemnity",
    stated: [
      { when: /\b(?:indemnif(?:y|ies)|hold harmless|indemnification obligations)\b/u },
      { when: /возме(?:щает|стить|щать|щают).{0,60}(?:убытк|ущерб|расход)/u },
      { when: /хохирл?\p{L}{0,4}.{0,40}(?:барагдуул|нөхөн төл)/u },
    ],
  },
  {
    id: "exclusivity",
    stated: [
      {
        when: /\b(?:exclusive|sole)(?:,? .{0,60})? (?:right|rights|license|licence|distributor|agent|provider|supplier|dealer|representative|basis)\b|\bexclusively\b/u,
        unless:
          /non-?exclusive|exclusive (?:jurisdiction|property|remed|control|venue)|exclusively (?:in|by) (?:the )?(?:courts?|law)/u,
      },
      {
        when: /эксклюзивн|исключительн\p{L}{2,3} (?:прав|лиценз)/u,
        unless:
          /исключительн\p{L}{2,3} прав\p{L}{0,3} на (?:\p{L}+ )?(?:произведен|результат|программ|дизайн|материал)|вправе|принадлежат/u,
      },
      { when: /онцгой эрх/u },
    ],
  },
];
