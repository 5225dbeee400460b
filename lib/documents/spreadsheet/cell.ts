/** A cell of a table that other programs open, and what must not get into one. Pure. Source: B-29.13. */

/** `note`: a remark beside the cell; `link`: where it leads. `currency`: ISO 4217, of an amount. */
export type SheetCell = {
  value: string | number | { day: string } | { amount: number; currency: string } | null;
  note?: string;
  link?: string;
};

/** What a spreadsheet takes at most, in UTF-16 units; the last says that there is more. */
const MOST_CHARS = 32_767;
const CUT = "…";
// eslint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Without control characters but tabs and line ends, and no longer than a cell may be. */
export function cellText(text: string): string {
  const clean = text.toWellFormed().replace(CONTROLS, "");
  if (clean.length <= MOST_CHARS) return clean;
  return `${clean.slice(0, MOST_CHARS - CUT.length).replace(/[\ud800-\udbff]$/, "")}${CUT}`;
}

/** Heads of which no two are alike: 'Price', 'Price (2)'. */
export function distinctHeads(heads: readonly string[]): string[] {
  const taken = new Set<string>();
  return heads.map((head) => {
    let name = head;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${head} (${count})`;
    taken.add(name.toLowerCase());
    return name;
  });
}
