/** A pattern that any of some alternatives meets, in either case of letters: each stands on a line of its own. */
export function either(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "iu");
}
