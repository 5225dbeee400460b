/** A case-insensitive pattern that matches any of some alternatives, each written on its own line. */
export function either(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "iu");
}

/** The same, for finding every place: with the flag `g`. */
export function everywhere(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "giu");
}
