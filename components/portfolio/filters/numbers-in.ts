/** As people write numbers: `1,840,000`, `1 840 000,50`, `0.5`. @returns null for what is none */
export function numberIn(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0\u202F_']/g, "")
    .replace(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  return plain === "" || !Number.isFinite(Number(plain)) ? null : Number(plain);
}
