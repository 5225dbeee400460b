/** Characters of the Symbol font from 0x20 to 0x7E and from 0xA0 to 0xFE; a space for unused ones. */
const SYMBOL_LOW = " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
const SYMBOL_HIGH = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|―↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";

/** Wingdings characters that contracts use: boxes, ticks, bullets, arrows. */
const WINGDINGS: Record<number, string> = {
  0x22: "✂",
  0x28: "☎",
  0x29: "✆",
  0x2a: "✉",
  0x36: "⌛",
  0x3f: "✍",
  0x45: "☜",
  0x46: "☞",
  0x6c: "●",
  0x6d: "❍",
  0x6e: "■",
  0x6f: "☐",
  0x70: "☐",
  0x71: "❑",
  0x72: "❒",
  0x75: "◆",
  0x76: "❖",
  0x77: "◆",
  0x78: "☒",
  0x9e: "·",
  0x9f: "•",
  0xa0: "▪",
  0xa1: "○",
  0xa7: "▪",
  0xa8: "☐",
  0xab: "★",
  0xb6: "☆",
  0xd8: "➢",
  0xdb: "←",
  0xdc: "→",
  0xdf: "←",
  0xe0: "→",
  0xe1: "↑",
  0xe2: "↓",
  0xe8: "➔",
  0xef: "⇦",
  0xf0: "⇨",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};
const WINGDINGS_2: Record<number, string> = {
  0x4f: "✗",
  0x50: "✓",
  0x51: "☒",
  0x52: "☑",
  0x53: "☒",
  0x54: "☒",
  0x97: "●",
  0x98: "●",
  0x99: "○",
  0xa2: "■",
  0xa3: "☐",
  0xa4: "☐",
};
const WINGDINGS_3: Record<number, string> = { 0x7d: "▶", 0x7e: "▲", 0x7f: "▼", 0x80: "◀" };
const WEBDINGS: Record<number, string> = { 0x61: "✓", 0x63: "☐", 0x67: "■", 0x72: "✗", 0x3d: "●" };
const UNKNOWN_BULLET = "•";
const PRIVATE_USE = /[\uf020-\uf0ff]/g;

/** The Unicode character for a symbol font's code (`w:sym`); codes may have the private-use offset 0xF000. */
export function symbolCharacter(code: number, font: string | undefined): string {
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  const byte = isPrivate ? code - 0xf000 : code;
  const name = (font ?? "").toLowerCase();
  if (byte > 0xff) return String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd);
  if (name.startsWith("wingdings 2")) return WINGDINGS_2[byte] ?? UNKNOWN_BULLET;
  if (name.startsWith("wingdings 3")) return WINGDINGS_3[byte] ?? UNKNOWN_BULLET;
  if (name.startsWith("wingdings")) return WINGDINGS[byte] ?? UNKNOWN_BULLET;
  if (name.startsWith("webdings")) return WEBDINGS[byte] ?? UNKNOWN_BULLET;
  if (name.startsWith("symbol") || isPrivate) return fromSymbolFont(byte);
  return String.fromCharCode(byte);
}

/** The text with private-use characters of symbol fonts made readable and soft hyphens removed. */
export function mappedText(text: string, font: string | undefined): string {
  return text
    .replace(PRIVATE_USE, (character) => symbolCharacter(character.charCodeAt(0), font))
    .replaceAll("\u00ad", "");
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Digits raised behind a digit are no more digits of its number: 1,500 with 00 above isn't 150,000. */
export function raisedDigits(text: string): string {
  return text.replace(/^\d+/, (digits) => digits.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit));
}

function fromSymbolFont(byte: number): string {
  const character = byte >= 0xa0 ? [...SYMBOL_HIGH][byte - 0xa0] : [...SYMBOL_LOW][byte - 0x20];
  return character ?? UNKNOWN_BULLET;
}
