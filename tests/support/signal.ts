/** A moment that the test itself brings about, in place of a time that it would have to guess. */
export type Signal = { readonly given: Promise<void>; give: () => void };

export function signal(): Signal {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
