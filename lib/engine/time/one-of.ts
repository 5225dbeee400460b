/** Matches one of some words as a whole; the alternatives of each alphabet are in a string of their own. */
export function oneOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join("|")})$`, "u");
}
