/**
 * English words without which a topic is surely not there; the export's name is the topic's id. Where one stands, what
 * the weights call absent is only not found. Folded text.
 */
import { cues } from "../pack";

export const liability_cap = cues("en", {
  limited: {
    pattern: /\bliab(?:le|ility)\b.{0,200}\b(?:exceed|limit|cap|indirect|consequential)/u,
    yes: "limitation: the liability of the seller is limited to repair.",
    no: "the seller is liable for defects.",
  },
});
export const uncapped_liability = cues("en", {
  exception: {
    pattern: /\b(?:limit|cap|exclu)\p{L}{0,6}\b.{0,160}\bliab.{0,160}\b(?:except|not apply)|\bliab.{0,100}\bunlimited/u,
    yes: "nothing limits liability except as stated.",
    no: "the seller is liable for defects.",
  },
});
export const termination_for_convenience = cues("en", {
  anyTime: {
    pattern:
      /\b(?:terminat|cancel)\p{L}{0,5}\b.{0,120}\b(?:convenience|without cause|(?:any|no) reason|at any time|at will)/u,
    yes: "the client may terminate at any time.",
    no: "the client may terminate upon a breach.",
  },
});
export const renewal_term = cues("en", {
  renewed: {
    pattern: /\brenew|\bexten(?:d|ded|ds|sion)\b.{0,60}\bterm\b/u,
    yes: "the parties may renew this agreement.",
    no: "the term ends in may.",
  },
});
export const renewal_notice = cues("en", {
  notice: {
    pattern: /\brenew\p{L}{0,4}\b.{0,200}\bnotice|\bnotice\b.{0,200}\brenew/u,
    yes: "it renews unless notice is given.",
    no: "notice of a breach is given in writing.",
  },
});
export const assignment = cues("en", {
  assigned: {
    pattern: /\b(?:assign|transfer)\p{L}{0,4}\b.{0,120}\b(?:agreement|rights|obligations|consent)/u,
    yes: "no party may assign its rights.",
    no: "the assigned engineer arrives on monday.",
  },
});
export const change_of_control = cues("en", {
  control: {
    pattern: /\bchange (?:of|in) (?:the )?(?:control|ownership)|\bcontrolling interest/u,
    yes: "upon a change in control of the supplier",
    no: "a change of address is notified.",
  },
});
export const exclusivity = cues("en", {
  exclusive: {
    pattern: /(?<!non-)\bexclusiv(?:e|ely|ity)\b(?! (?:jurisdiction|venue|remed|forum|courts?|of)\b)/u,
    yes: "the exclusive distributor in the territory",
    no: "a non-exclusive licence under the exclusive jurisdiction of the courts",
  },
});
export const non_compete = cues("en", {
  competes: {
    pattern: /\bnon-?compet|\bcompet(?:e|es|ing|itors?|itive)\b/u,
    yes: "a business that competes with the company",
    no: "courts of competent jurisdiction",
  },
});
export const no_solicit_employees = cues("en", {
  solicits: {
    pattern:
      /\bnon-?solicit|\bno solicit|\bsolicit(?:s|ing|ation)?\b|\b(?:hire|recruit)\b.{0,60}\b(?:employees|personnel)/u,
    yes: "shall not solicit the employees of the other",
    no: "the employees of the company",
  },
});
export const most_favored_nation = cues("en", {
  favored: {
    pattern: /\bmost[- ]favou?r|\bfavou?rable\b|\blowest (?:price|rate|fee)/u,
    yes: "terms no less favorable than those of others",
    no: "the price is lower in may.",
  },
});
export const ip_assignment = cues("en", {
  assigned: {
    pattern:
      /\bassigns?\b.{0,120}\b(?:title|interest|patent|copyright|invention|intellectual)|\bworks?[- ](?:made[- ])?for[- ]hire/u,
    yes: "the developer assigns all right, title and interest.",
    no: "no party assigns this agreement.",
  },
});
export const audit = cues("en", {
  audits: {
    pattern: /\baudit(?:s|ors?)?\b|\b(?:inspect|examine)\p{L}{0,4}\b.{0,80}\b(?:books|records|accounts)\b/u,
    yes: "the licensor may audit the licensee.",
    no: "the buyer inspects the goods.",
  },
});
export const insurance = cues("en", {
  insured: { pattern: /\binsur(?:ance|ed|e)\b/u, yes: "the carrier is insured.", no: "the seller ensures quality." },
});
export const warranty_duration = cues("en", {
  lasts: {
    pattern: /\bwarrant\p{L}{0,4}\b.{0,160}\b(?:days?|months?|years?)\b|\bwarranty period/u,
    yes: "the seller warrants the goods for twelve months.",
    no: "the seller warrants its title.",
  },
});
export const liquidated_damages = cues("en", {
  agreed: {
    pattern: /\bliquidated damages|\bpenalt(?:y|ies)\b|\btermination fee/u,
    yes: "a penalty is due for each day.",
    no: "damages are proven.",
  },
});
export const governing_law = cues("en", {
  governs: { pattern: /\bgovern(?:ed|ing)\b|\blaws? of\b/u, yes: "the laws of ohio", no: "as the law requires" },
});
