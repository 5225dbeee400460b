import { light } from "../text/light-pattern";

/** Defined terms of a preamble that name the document, a day or a thing, not a party (folded). */
export const NOT_A_PARTY = light(
  /^(?:the |this |our |эт\p{L}{1,2} )?(?:.{0,40} )?(?:agreement|contract|lease|deed|amendment|letter|nda|mnda|date|effective date|day|term|territory|products?|services?|software|goods|premises|property|project|purpose|transaction|business|event|program|site|website|information|addendum|terms|note|plan|recitals?|act|fund|trust agreement|work|договор\p{L}{0,2}|соглашени\p{L}|контракт\p{L}{0,2}|услуг\p{L}{0,2}|товар\p{L}{0,2}|работ\p{L}|помещени\p{L}|объект\p{L}{0,2}|prc|usa|u\.?s\.?|china|state|country|affiliates|subsidiaries|exchange act|sec|code|закон\p{L}{0,2}|устав\p{L}{0,2}|оборудовани\p{L}|гэрээ\p{L}{0,3}|байр|ажил|үйлчилгээ|хууль)$/u,
);

/** Terms for all or each of the parties together (folded). */
export const COLLECTIVE = /^(?:the |each a )?(?:parties|party|both parties|сторон[аыу]?|талууд|тал)$/u;

/** What opens a preamble: the parties follow. Raw text. */
export const OPENINGS = [
  /\bPARTIES\b\s*:?|\bParties\s*\n/gu,
  /\b(?:by\s+and\s+(?:between|among|amongst)|between\s+and\s+among|between|among|amongst)\b/giu,
  /\b(?:the\s+parties\s+(?:to\s+this|are)|parties:|made\s+by|entered\s+into\s+(?:by|with)|from:)/giu,
] as const;

/** What ends a preamble in English: recitals or the operative words. Raw text. */
export const CLOSINGS =
  /\b(?:WHEREAS|RECITALS?|BACKGROUND|WITNESSETH|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|PREAMBLE|PRELIMINARY\s+STATEMENTS?)\b|\b(?:NOW,?\s+THEREFORE|Whereas|Recitals|Background\s*:?\s*\n|in\s+consideration\s+of|(?:hereby\s+)?(?:mutually\s+)?(?:agrees?|confirm)\s+(?:\S{1,20}\s+){0,12}as\s+follows|the\s+following\s+terms|agreed\s+terms)\b/u;

/** The first clause, where recitals are missing; parties may be numbered alike, so what follows decides. Raw text. */
export const FIRST_CLAUSE = /\n\s*(?:1\.|ARTICLE\s+(?:1|I|ONE)\b|Article\s+(?:1|I)\b|Section\s+1\b|I\.\s)/gu;

/** How company forms are written; they mark where a name ends. */
export const COMPANY_FORM =
  /\b(?:inc|incorporated|corp|corporation|company|co|ltd|limited|llc|l\.l\.c|llp|l\.?p|lllp|s\.?à r\.?l|s\.a\.r\.l|sarl|bancorp|plc|gmbh|ag|s\.?a|s\.p\.a|n\.?v|b\.?v|pty|pte|bank|trust|university|partners(?:hip)?|associates|foundation|institute|n\.a)\b/iu;

/** Roles that contracts give without quotation marks: '(hereinafter Seller)', '(DISTRIBUTOR)' (folded). */
export const ROLE_NAMES = light(
  /^(?:the )?(?:seller|buyer|vendor|purchaser|supplier|customer|client|provider|service provider|contractor|subcontractor|consultant|company|corporation|employer|employee|executive|landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|distributor|reseller|agent|principal|disclos\p{L}{2,4}(?: party)?|receiv\p{L}{2,3}(?: party)?|recipient|manufacturer|developer|publisher|sponsor|owner|operator|manager|advis[eo]r|administrator|lender|borrower|guarantor|bank|investor|shipper|carrier|partner|member|artist|author|affiliate|marketer|servicer|transporter|athlete|talent|producer|promoter|broker|designer|spokesperson|trustee|issuer|party [a-d12])$/u,
);

/** Words by which Russian and Mongolian preambles give a party its role. Raw text. */
export const ROLE_WORDS_RU =
  /(?:именуем\p{L}{1,3}(?:\s+в\s+дальнейшем)?|в\s+дальнейшем(?:\s+именуем\p{L}{1,3})?|далее(?:\s+по\s+тексту)?(?:\s+именуем\p{L}{1,3})?)\s{0,3}[-–—:,]?\s{0,3}/giu;
export const ROLE_WORDS_MN = /\(?цаашид\s{1,3}/giu;
