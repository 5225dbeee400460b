/** Which tests prove which rule of docs/behaviour.md: one row a rule, each test as `file > describe > test`. */
export type Proofs = Readonly<Record<string, readonly [string, ...string[]]>>;

/** Names tests of one file: `dashboard("the empty state…")`. */
export function testsIn(file: string): (...titles: string[]) => string {
  return (...titles) => [file, ...titles].join(" > ");
}
