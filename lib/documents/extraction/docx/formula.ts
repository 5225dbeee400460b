import { findChild, valueOf, type XmlElement } from "./xml";

/** A formula on one line, so that its value stays: `10^2`, `(1+2)/(3+4)`, `√4`; the rest in reading order. */
export function formulaText(element: XmlElement): string {
  if (element.name === "m:t" || element.name === "w:t") return element.text;
  if (element.name.endsWith("Pr")) return "";
  const part = (name: string) => {
    const found = findChild(element, name);
    return found ? formulaText(found) : "";
  };
  switch (element.name) {
    case "m:f":
      return [part("m:num"), part("m:den")].map(grouped).join("/");
    case "m:sSup":
      return `${grouped(part("m:e"))}^${grouped(part("m:sup"))}`;
    case "m:sSubSup":
      return `${grouped(part("m:e"))}_${grouped(part("m:sub"))}^${grouped(part("m:sup"))}`;
    case "m:sSub":
      return `${grouped(part("m:e"))}_${grouped(part("m:sub"))}`;
    case "m:rad":
      return `${part("m:deg")}√${grouped(part("m:e"))}`;
    case "m:d":
      return delimited(element);
    default:
      return element.children.map(formulaText).join("");
  }
}

/** In brackets, unless it is one number or word. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) || /^\([^()]*\)$/u.test(text) ? text : `(${text})`;
}

function delimited(element: XmlElement): string {
  const properties = findChild(element, "m:dPr");
  const said = (name: string, otherwise: string) => valueOf(properties, name) ?? otherwise;
  const parts = element.children.filter(({ name }) => name === "m:e").map(formulaText);
  return `${said("m:begChr", "(")}${parts.join(said("m:sepChr", "|"))}${said("m:endChr", ")")}`;
}
