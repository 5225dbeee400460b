/** Fills `{name}` holes in a failure's words. */
export function fillHoles(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
