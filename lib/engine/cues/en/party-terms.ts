import { cues } from "../pack";

/** Defined terms that name no party. Folded. */
export const noRole = cues("en", {
  document: {
    pattern:
      /^(?:the |this |our )?(?:.{0,40} )?(?:agreement|contract|lease|deed|amendment|letter|nda|mnda|addendum|terms|note|plan|recitals?|act|trust agreement)$/u,
    yes: "the lease",
    no: "the seller",
  },
  time: {
    pattern:
      /^(?:the |this |our )?(?:.{0,40} )?(?:date|effective date|day|term|event|purpose|transaction|business|program|project|work)$/u,
    yes: "the effective date",
    no: "the seller",
  },
  thing: {
    pattern:
      /^(?:the |this |our )?(?:.{0,40} )?(?:territory|products?|services?|software|goods|premises|property|site|website|information)$/u,
    yes: "the hosting services",
    no: "the seller",
  },
  place: {
    pattern:
      /^(?:the |this |our )?(?:.{0,40} )?(?:prc|usa|u\.?s\.?|china|state|country|affiliates|subsidiaries|exchange act|sec|code)$/u,
    yes: "the exchange act",
    no: "the seller",
  },
});

/** All parties together. Folded. */
export const parties = cues("en", {
  word: { pattern: /^(?:the |each a )?(?:parties|party|both parties)$/u, yes: "the parties", no: "the seller" },
});

/** What follows the introduction of the parties. Raw text. */
export const recitals = cues("en", {
  capitals: {
    pattern:
      /\b(?:WHEREAS|RECITALS?|BACKGROUND|WITNESSETH|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|PREAMBLE|PRELIMINARY\s+STATEMENTS?)\b/u,
    yes: "WITNESSETH",
    no: "WITNESS",
  },
  heading: {
    pattern:
      /\b(?:NOW,?\s+THEREFORE|Whereas|Recitals|Background\s*:?\s*\n|in\s+consideration\s+of|the\s+following\s+terms|agreed\s+terms)\b/u,
    yes: "Whereas Acme sells",
    no: "Acme sells",
  },
  agree: {
    pattern: /\b(?:hereby\s+)?(?:mutually\s+)?(?:agrees?|confirm)\s+(?:\S{1,20}\s+){0,12}as\s+follows\b/u,
    yes: "the parties agree as follows",
    no: "the parties agree",
  },
});

/** The form of a company, behind its name. Raw text. */
export const companyForm = cues("en", {
  form: {
    pattern:
      /\b(?:inc|incorporated|corp|corporation|company|co|ltd|limited|llc|l\.l\.c|llp|l\.?p|lllp|s\.?à r\.?l|s\.a\.r\.l|sarl)\b/iu,
    yes: "Larch Ltd",
    no: "Larch",
  },
  otherForm: {
    pattern:
      /\b(?:bancorp|plc|gmbh|ag|s\.?a|s\.p\.a|n\.?v|b\.?v|pty|pte|bank|trust|university|partners(?:hip)?|associates|foundation|institute|n\.a)\b/iu,
    yes: "Larch Trust",
    no: "Larch",
  },
});

/** What parties are called. Folded. */
export const role = cues("en", {
  trade: {
    pattern:
      /^(?:the )?(?:seller|buyer|vendor|purchaser|supplier|customer|client|provider|service provider|contractor|subcontractor|consultant|owner|operator|manager)$/u,
    yes: "the seller",
    no: "the agreement",
  },
  company: {
    pattern:
      /^(?:the )?(?:company|corporation|employer|employee|executive|bank|investor|shipper|carrier|partner|member|artist|author|affiliate)$/u,
    yes: "the employer",
    no: "the agreement",
  },
  property: {
    pattern:
      /^(?:the )?(?:landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|distributor|reseller|agent|principal|recipient|manufacturer|developer|publisher|sponsor)$/u,
    yes: "the landlord",
    no: "the agreement",
  },
  secrecy: {
    pattern: /^(?:the )?(?:disclos\p{L}{2,4}(?: party)?|receiv\p{L}{2,3}(?: party)?)$/u,
    yes: "the receiving party",
    no: "the goods",
  },
  money: {
    pattern: /^(?:the )?(?:advis[eo]r|administrator|lender|borrower|guarantor)$/u,
    yes: "the borrower",
    no: "the agreement",
  },
  other: {
    pattern:
      /^(?:the )?(?:marketer|servicer|transporter|athlete|talent|producer|promoter|broker|designer|spokesperson|trustee|issuer|party [a-d12])$/u,
    yes: "the trustee",
    no: "the agreement",
  },
});
