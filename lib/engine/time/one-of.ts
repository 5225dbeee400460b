/** A word that is one of some, as whole: the alternatives of each alphabet stand in a string of their own. */
export function oneOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join("|")})$`, "u");
}
