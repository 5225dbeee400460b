/** Which column of a table holds which field. Pure. Source: B-33.3. */
import { normalized } from "@/lib/normalized";
import type { FieldSpec } from "./source";

/** By key or by label in any language; each field once, the first column that names it. */
export function matchHeads(heads: readonly string[], fields: readonly FieldSpec[]): (string | null)[] {
  const byName = new Map<string, string>();
  for (const { key, label, otherLabels } of fields)
    for (const name of [key, label, ...otherLabels]) if (!byName.has(plain(name))) byName.set(plain(name), key);
  const taken = new Set<string>();
  return heads.map((head) => {
    const key = head === "" ? undefined : byName.get(plain(head));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** 'buyer_name', 'Buyer Name' and 'buyerName' are one name. */
function plain(name: string): string {
  return normalized(name, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The one that a table of many contracts differs by: the other side's name. */
const OTHER_SIDE = ["buyerName", "clientName", "employeeName", "tenantName", "secondPartyName"];

export function offeredPattern(fields: readonly FieldSpec[]): string {
  const other = fields.find(({ key }) => OTHER_SIDE.includes(key)) ?? fields[0];
  return ["{template}", ...(other && other.kind !== "free-text" ? [`{${other.key}}`] : []), "{row}"].join(" – ");
}
