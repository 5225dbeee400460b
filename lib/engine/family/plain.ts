/** Quotation marks, apostrophes, dashes and spaces are typed differently; one letter stays one letter. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00a0]/gu, " ")
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑–—]/gu, "-");
}
