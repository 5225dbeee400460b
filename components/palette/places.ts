/** `g` and then one of these, within a moment, goes to a screen. */
export const PLACES: Readonly<Record<string, string>> = {
  d: "/dashboard",
  l: "/deadlines",
  c: "/collaborators",
  u: "/users",
  p: "/positions",
  s: "/settings",
};

const LETTERS = new Map(Object.entries(PLACES).map(([letter, place]) => [place, letter]));

/** The keys that go to a screen, such as `g d`; undefined for one that has none. */
export function keysTo(place: string): string | undefined {
  const letter = LETTERS.get(place);
  return letter && `g ${letter}`;
}
