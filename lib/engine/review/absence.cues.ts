/**
 * A contract without these English words certainly lacks the topic; the export's name is the topic's id. If one occurs,
 * what the weights call absent is only not found. Folded text.
 */

export const liability_cap = { en: /\bliab(?:le|ility)\b.{0,200}\b(?:exceed|limit|cap|indirect|consequential)/u };

export const uncapped_liability = {
  en: /\b(?:limit|cap|exclu)\p{L}{0,6}\b.{0,160}\bliab.{0,160}\b(?:except|not apply)|\bliab.{0,100}\bunlimited/u,
};

export const termination_for_convenience = {
  en: /\b(?:terminat|cancel)\p{L}{0,5}\b.{0,120}\b(?:convenience|without cause|(?:any|no) reason|at any time|at will)/u,
};

export const renewal_term = { en: /\brenew|\bexten(?:d|ded|ds|sion)\b.{0,60}\bterm\b/u };

export const renewal_notice = { en: /\brenew\p{L}{0,4}\b.{0,200}\bnotice|\bnotice\b.{0,200}\brenew/u };

export const assignment = {
  en: /\b(?:assign|transfer)\p{L}{0,4}\b.{0,120}\b(?:agreement|rights|obligations|consent)/u,
};

export const change_of_control = { en: /\bchange (?:of|in) (?:the )?(?:control|ownership)|\bcontrolling interest/u };

export const exclusivity = {
  en: /(?<!non-)\bexclusiv(?:e|ely|ity)\b(?! (?:jurisdiction|venue|remed|forum|courts?|of)\b)/u,
};

export const non_compete = { en: /\bnon-?compet|\bcompet(?:e|es|ing|itors?|itive)\b/u };

export const no_solicit_employees = {
  en: /\bnon-?solicit|\bno solicit|\bsolicit(?:s|ing|ation)?\b|\b(?:hire|recruit)\b.{0,60}\b(?:employees|personnel)/u,
};

export const most_favored_nation = { en: /\bmost[- ]favou?r|\bfavou?rable\b|\blowest (?:price|rate|fee)/u };

export const ip_assignment = {
  en: /\bassigns?\b.{0,120}\b(?:title|interest|patent|copyright|invention|intellectual)|\bworks?[- ](?:made[- ])?for[- ]hire/u,
};

export const audit = {
  en: /\baudit(?:s|ors?)?\b|\b(?:inspect|examine)\p{L}{0,4}\b.{0,80}\b(?:books|records|accounts)\b/u,
};

export const insurance = { en: /\binsur(?:ance|ed|e)\b/u };

export const warranty_duration = { en: /\bwarrant\p{L}{0,4}\b.{0,160}\b(?:days?|months?|years?)\b|\bwarranty period/u };

export const liquidated_damages = { en: /\bliquidated damages|\bpenalt(?:y|ies)\b|\btermination fee/u };

export const governing_law = { en: /\bgovern(?:ed|ing)\b|\blaws? of\b/u };
