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
