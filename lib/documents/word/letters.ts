/** Letters as XML writes them, and back. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text of XML with its five entities and its numbers of letters read; line ends as XML reads them. */
export function decoded(xml: string): string {
  const text = xml.includes("\r") ? xml.replace(/\r\n?/g, "\n") : xml;
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** What an element of text holds, CDATA sections included. */
export function textIn(xml: string): string {
  if (!xml.includes("<![CDATA[") && !xml.includes("<!--")) return decoded(xml);
  return xml
    .replace(/<!--[\s\S]*?-->/g, "")
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith("<![CDATA[") ? part.slice(9, -3) : decoded(part)))
    .join("");
}

/** Text for an element or a double-quoted attribute. Signs that no XML may hold are left out. */
export function encoded(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the controls are what is left out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
