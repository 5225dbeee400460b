/** The address of a passage in a contract's text, written by one screen and read by another. Pure. */

/** Offsets in the plain text of that version. */
export type LinkedPassage = { start: number; end: number; versionId: string };

export function passageAddress(contractId: string, { start, end, versionId }: LinkedPassage): string {
  return `/contracts/${encodeURIComponent(contractId)}?${new URLSearchParams({
    passage: `${start}-${end}`,
    version: versionId,
  })}`;
}

/** Reads an address; null for one that names no passage. */
export function passageIn(values: Readonly<Record<string, string | string[] | undefined>>): LinkedPassage | null {
  const { passage, version } = values;
  const [, start, end] = (typeof passage === "string" && /^(\d{1,9})-(\d{1,9})$/.exec(passage)) || [];
  if (start === undefined || typeof version !== "string" || version === "") return null;
  const linked = { start: Number(start), end: Number(end), versionId: version };
  return linked.start < linked.end ? linked : null;
}
