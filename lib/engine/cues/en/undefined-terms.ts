import { cues } from "../pack";

/** A word before a term in the middle of a sentence. Raw text. */
export const determiner = cues("en", {
  word: {
    pattern: /(?<![\p{L}.])(?:the|this|such|any|each|all|its|their|said|every|other|an?|no|\p{Ll}+['’]s)[ \n]$/u,
    yes: "of the ",
    no: "Bathe the.",
  },
});

/** A name goes on, or is defined right there. Raw text behind it. */
export const goesOn = cues("en", {
  defined: {
    pattern:
      /^(?:,? \(?as (?:such term is )?defined|\sof:|,? (?:as )?(?:set forth|set out|described|attached|specified|listed|identified) (?:in|on|as|hereto))/u,
    yes: " as defined",
    no: " shall be",
  },
  list: { pattern: /^, [A-Z][a-z]+(?: (?:and|&) [A-Z]|, )/u, yes: ", Lease and Deed", no: ", and others" },
  quoted: { pattern: /^(?:\s{1,40}\(?["“]|\s{1,40}\([A-Z]|[”"»])/u, yes: ' ("Fee")', no: " (fee)" },
  name: {
    pattern: /^(?:[ \n](?:of|for|and|&|to|or|on) (?:the )?[A-Z]|[ \n][A-Z]|[-’'/&][A-Z])/u,
    yes: " of the Manager",
    no: " of the manager",
  },
});

/** Named things that need no definition: laws, courts, offices, forms. Lower case. */
export const named = cues("en", {
  place: {
    pattern:
      /^(?:federal|united|new|north|south|east|west|national|american|european|international|u\.s|royal)(?:$| )/u,
    yes: "federal tax",
    no: "tax",
  },
  public: {
    pattern: /^(?:state|public|social|internal|world|general|department|ministry|office|bureau|securities)(?:$| )/u,
    yes: "public holiday",
    no: "holiday",
  },
  kind: {
    pattern: /^(?:common|preferred|intellectual|force|business day|calendar|fair|standard|good)(?:$| )/u,
    yes: "common stock",
    no: "stock",
  },
  order: { pattern: /^(?:first|second|third|last|due|chief|vice)(?:$| )/u, yes: "first year", no: "year" },
  company: { pattern: /^(?:bank|google|apple|microsoft|christmas)(?:$| )/u, yes: "google account", no: "account" },
});

/** What is written with a capital by custom. Lower case. */
export const customary = "agreement contract deed party parties schedule annex exhibit appendix clause section article";

/** Roles of parties: one that nobody in this contract has is left over from another draft. Lower case. */
export const roles =
  "company seller buyer vendor purchaser supplier customer client provider contractor subcontractor consultant employer employee " +
  "landlord tenant lessor lessee owner hirer licensor licensee franchisor franchisee distributor reseller principal agent " +
  "recipient publisher subscriber organiser organizer investor lender borrower guarantor shipper carrier subtenant sublessee " +
  "assignee operator builder freelancer depositor bailee";

/** The last word of an office's, a body's or a law's name. Lower case. */
export const office = cues("en", {
  person: {
    pattern:
      /(?:director|officer|secretary|manager|president|chair|chairman|executive|counsel|engineer|minister|inspector|surveyor|registrar)$/u,
    yes: "director",
    no: "direction",
  },
  body: {
    pattern:
      /(?:court|council|commission|authority|agency|ministry|department|office|institute|university|society|association|union|bank|centre|chamber|tribunal|government|kingdom|state|republic)$/u,
    yes: "court",
    no: "courtyard",
  },
  text: {
    pattern:
      /(?:act|corporation|company|code|law|regulation|directive|convention|treaty|agreement|contract|deed|rules|terms|day|street|road|house|hall|park|hotel|airport|english)$/u,
    yes: "act",
    no: "acting",
  },
});

/** How a word that is made of another ends, which names seldom do. Raw text. */
export const derived = cues("en", {
  word: {
    pattern:
      /(?:tion|sion|ment|ness|ity|ing|ed|ial|ual|nal|tal|ive|able|ible|ance|ence|ary|ory|ier|ter|tor|sor|ship|age|ure|out|over|off|up|back|line|book|sheet|time|point)s?$/u,
    yes: "Handover",
    no: "Larkmoor",
  },
});

/** Behind a party that does something. Raw text. */
export const acts = cues("en", {
  verb: {
    pattern: /^[ \n](?:shall|will|may|must|is|has|agrees?|undertakes?|warrants?|grants?|pays?|can|does|need)(?!\p{L})/u,
    yes: " shall",
    no: " of",
  },
});

/** How a word ends that names who does something; and who of them may be anybody. Lower case. */
export const doer = cues("en", {
  ending: { pattern: /(?:er|or|ee|ant|ent|ian|lord)$/u, yes: "purchaser", no: "purchase" },
});
export const anybody = cues("en", {
  word: {
    pattern: /represent|particip|member|author|owner|partner|party|consum|subcontr/u,
    yes: "representative",
    no: "seller",
  },
});
