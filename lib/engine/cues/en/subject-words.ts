import { cues } from "../pack";

/** While a heading or the text has one of these, nobody may say that the contract has nothing on the subject. */
export const SUBJECT_WORDS = cues("en", {
  nonCompete: {
    pattern:
      /\bcompet|\brestrictive covenant|\bnot\b.{0,60}\b(?:work for|run|operate|carry on|set up|engage in|another|similar)\b/u,
    yes: "a competing product",
    no: "the delivery date",
  },
  audit: {
    pattern: /\baudit|\binspect|\bexamin|\brecords\b|\bmake available\b|\breports?\b/u,
    yes: "may inspect its books",
    no: "the price",
  },
  insurance: { pattern: /\binsur|\bunderwrit|\bpolicy of\b/u, yes: "shall be insured", no: "shall be paid" },
  liabilityCap: {
    pattern: /\bliab|\bdamages\b|\bindemn|\bremed(?:y|ies)\b/u,
    yes: "limitations of liability",
    no: "place of delivery",
  },
  termination: {
    pattern: /\bterminat|\bcancel|\brescind|\bend(?:s|ed|ing)?\b/u,
    yes: "may terminate it",
    no: "place of delivery",
  },
  terminationForConvenience: {
    pattern:
      /\bterminat|\bcancel|\brescind|\bend(?:s|ed|ing)?\b|\bleav(?:e|es|ing)\b|\bquit|\bresign|\bwithdraw|\bnotice\b/u,
    yes: "may be cancelled",
    no: "shall be paid",
  },
  renewal: {
    pattern:
      /\brenew|\bexten(?:d|s)|\bprolong|\broll(?:s|ing)? ?over|\bmonth[- ]to[- ]month|\b(?:then|thereafter) continues/u,
    yes: "renewal",
    no: "the price",
  },
  assignment: {
    pattern: /\bassign|\btransfer|\bsuccessors?\b|\bnovat|\bsublet|\bsubleas/u,
    yes: "assignment",
    no: "the price",
  },
  indemnity: { pattern: /\bindemn|\bhold harmless|\breimburse/u, yes: "indemnification", no: "the price" },
  exclusivity: { pattern: /\bexclusiv|\bsole\b/u, yes: "exclusivity", no: "the price" },
  nonSolicit: {
    pattern: /\bsolicit|\bemployees?\b|\bstaff\b|\bhir(?:e|ing)\b|\brecruit|\bentice/u,
    yes: "non-solicitation",
    no: "the price",
  },
  forceMajeure: {
    pattern: /\bforce majeure|\bacts? of god|\bbeyond\b.{0,40}\bcontrol/u,
    yes: "force majeure",
    no: "by force",
  },
  warranty: { pattern: /\bwarrant|\bguarant|\bas is\b/u, yes: "warranties", no: "the price" },
  intellectualProperty: {
    pattern: /\bintellectual|\bcopyright|\bpatent|\btrademark|\binvention|\bown(?:s|ed|ership)?\b|\btitle\b/u,
    yes: "ownership of results",
    no: "the price",
  },
  penalty: {
    pattern: /\bpenalt|\binterest\b|\blate\b|\boverdue|\bliquidated|\bfine\b|\bfor each day\b|\bper day\b|\bforfeit/u,
    yes: "overdue sums",
    no: "the price",
  },
  prepayment: { pattern: /\bprepa|\badvance|\bdeposit|\bdown payment|\bretainer/u, yes: "in advance", no: "the price" },
  notice: { pattern: /\bnotif|\bnotice/u, yes: "notices", no: "the price" },
  reverseEngineering: { pattern: /\breverse|\bdecompil|\bdisassembl|\banaly[sz]/u, yes: "decompile", no: "the price" },
  returnOrDestroy: {
    pattern: /\breturn|\bdestr(?:oy|uct)|\bdelet|\bsurrender|\bdeliver|\bcopies\b/u,
    yes: "shall be returned",
    no: "the price",
  },
  sharing: { pattern: /\bdisclos|\bshar(?:e|ing)\b|\bthird part/u, yes: "no third party", no: "the price" },
  copying: { pattern: /\bcop(?:y|ies|ied)|\breproduc|\bduplicat/u, yes: "no copies", no: "the price" },
  confidentiality: {
    pattern: /\bconfiden|\bsecre|\bnon-?disclosure|\bproprietary|\bnot disclose/u,
    yes: "confidential",
    no: "the price",
  },
  parties: { pattern: /\bpart(?:y|ies)\b|\bbetween\b|\bundersigned/u, yes: "by and between", no: "the price" },
  law: {
    pattern: /\blaws?\b|\bgovern(?:ed|ing)\b|\bconstrued\b|\blegislation/u,
    yes: "governing law",
    no: "the price",
  },
  courts: {
    pattern: /\bcourts?\b|\bjurisdiction|\barbitra|\bvenue\b|\bdisputes?\b|\blitigat|\bmediat/u,
    yes: "disputes",
    no: "the price",
  },
  survival: {
    pattern: /\bsurviv|\bterminat|\bexpir|\bperpetual|\bthereafter|\bnotwithstanding\b|\bafter\b|\bcontinu/u,
    yes: "survival",
    no: "the price",
  },
  start: { pattern: /\b(?:start|begin|commenc|effective)|\bfrom\b|\bas of\b/u, yes: "runs from may", no: "the price" },
  expiry: {
    pattern:
      /\bterm\b|\bvalid\b|\blasts?\b|\bduring\b|\blapse|\bthrough\b|\btill\b|\bexpir|\bterminat|\buntil\b|\bduration|\banniversary|\bend(?:s|ed|ing)?\b|\bindefinite|\bin effect\b/u,
    yes: "term and renewal",
    no: "the price",
  },
  date: { pattern: /\bdated?\b|\bday of\b|\b(?:19|20)\d{2}\b/u, yes: "dated the 5th", no: "the price" },
  price: {
    pattern:
      /\b(?:re)?pa(?:y|id|ys|yment|yments|yable)\b|\bwages?\b|\bloan\b|\bprices?\b|\bfees?\b|\bcosts?\b|\brent|\bsalar|\broyalt|\bcharges?\b|[$€£]/u,
    yes: "fees",
    no: "the goods",
  },
  obligations: {
    pattern: /\bshall\b|\bmust\b|\bobligat|\bagrees? to\b|\bwill\b|\bduty|\bduties/u,
    yes: "shall pay",
    no: "the price",
  },
});
