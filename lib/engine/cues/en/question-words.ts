/** Words that carry no meaning of their own in a question or a clause. Folded. */
export const STOP_WORDS: readonly string[] = (
  "the a an of and or in to for by with its is are was be been this that these those it at on as from any all " +
  "not no such shall will may must can does do did has have what which who whom when where how why there if " +
  "than then under into about between each other their his her our your contract agreement please tell me say " +
  "says document also but so they them"
).split(" ");

/** What is cut off a word for its stem. */
export const ENDINGS: readonly string[] = (
  "ations ation ements ement ments ment ingly ings ing edly ed ies ied ions ion ities ity able ible ances ance " +
  "ences ence ors or ers er ly es s e y"
).split(" ");

/** Words that people ask with and contracts write otherwise. */
export const SYNONYMS: readonly string[] = [
  "price cost fee fees amount compensation consideration payment pay paid payable charge",
  "salary wage compensation remuneration",
  "rent rental lease",
  "end expire expiration terminate termination",
  "cancel terminate termination rescind",
  "start begin commence commencement effective",
  "deadline date later than",
  "duration term period",
  "penalty fine liquidated interest overdue late",
  "deliver delivery ship shipment handover",
  "fix repair remedy correct",
  "job work services duties",
  "boss employer",
  "secret confidential confidentiality",
  "raise increase",
  "staff employee employees personnel",
  "court courts tribunal jurisdiction venue",
  "owner own title ownership property",
];

/** More of what people ask with: a word that is nearly one of these is taken for it. */
export const ASKED_WITH: readonly string[] = (
  "does end ends ended expire expires renew renews renewal terminate terminated termination cancel party parties law court courts " +
  "price deposit penalty liability limited insurance warranty exclusive confidential confidentiality compete competition assign " +
  "sublet notice payment pay paid invoice start begin date audit indemnity jurisdiction arbitration governing salary rent"
).split(" ");
