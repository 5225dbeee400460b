import iconv from "iconv-lite";
import { detect } from "jschardet";

/** Enough bytes to judge by. */
const SAMPLE_BYTES = 64 * 1024;
const CYRILLIC_ENCODINGS = ["windows-1251", "koi8-r", "cp866", "iso-8859-5"] as const;

/**
 * Judges a sample in any encoding that `decodeText` knows: almost no control characters; a few NULs are fine. Never
 * throws.
 */
export function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (encodingByMark(sample) ?? wideEncoding(sample)) return true;
  const controls = sample.filter((byte) => (byte < 0x20 && byte !== 0 && !isSpaceByte(byte)) || byte === 0x7f).length;
  const nuls = sample.filter((byte) => byte === 0).length;
  return controls <= sample.length * 0.005 && nuls <= sample.length * 0.05;
}

/**
 * Decodes UTF-8, UTF-16 and UTF-32 with a byte order mark, UTF-16 and UTF-8 without (broken sequences become U+FFFD),
 * windows-1251, KOI8-R, cp866, ISO-8859-5 or windows-1252. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  return mongolianLetters(
    iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding),
    encoding,
  );
}

function detectEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const certain = encodingByMark(sample) ?? wideEncoding(sample);
  if (certain) return certain;
  if (isMostlyUtf8(bytes)) return "utf-8";
  const high = firstHighBytes(bytes);
  if (isWestern(high)) return "windows-1252";
  const best = CYRILLIC_ENCODINGS.map((encoding) => ({
    encoding,
    score: cyrillicScore(iconv.decode(Buffer.from(high), encoding)),
  })).reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score > 0.3) return best.encoding;
  const guess = detect(Buffer.from(high));
  const guessed = guess.encoding ?? "";
  return guess.confidence > 0.5 && iconv.encodingExists(guessed) ? guessed : "utf-8";
}

function encodingByMark(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length > 4 ? "utf-32le" : "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return null;
}

/** UTF-16 without a mark: one byte of the pairs is often 0 or 4 (Latin and Cyrillic), the other rarely. */
function wideEncoding(sample: Uint8Array): string | null {
  if (sample.length < 8) return null;
  const pages = [0, 0];
  let nuls = 0;
  sample.forEach((byte, index) => {
    if (byte === 0) nuls += 1;
    if (byte === 0 || byte === 4) pages[index % 2] = (pages[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = pages.map((count) => count / (sample.length / 2));
  if (nuls < sample.length * 0.02 || Math.max(even, odd) < 0.8 || Math.min(even, odd) > 0.2) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Valid UTF-8 except for a few broken sequences: among those beyond ASCII, whole ones outnumber broken ones. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (!text.includes("\ufffd")) return true;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  const broken = text.match(/\ufffd+/g)?.length ?? 0;
  return broken * 4 <= whole;
}

/** Only text around bytes beyond ASCII distinguishes encodings; a long English opening would hide it. */
function firstHighBytes(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, first - 64);
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

/** In Western languages accents and quotation marks are single among ASCII letters; Cyrillic comes in words. */
function isWestern(sample: Uint8Array): boolean {
  let high = 0;
  let beside = 0;
  let letters = 0;
  let inWords = 0;
  sample.forEach((byte, index) => {
    if (byte < 0x80) return;
    const neighbours = [sample[index - 1] ?? 0, sample[index + 1] ?? 0];
    high += 1;
    if (neighbours.some((neighbour) => neighbour >= 0x80)) beside += 1;
    if (byte < 0xc0) return;
    letters += 1;
    if (neighbours.some(isAsciiLetter)) inWords += 1;
  });
  return beside < high * 0.5 && inWords >= letters * 0.5;
}

function isAsciiLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
}

const BY_FREQUENCY = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъєїөү";

/** Per character beyond ASCII: about 0.6 if right, below 0.2 if wrong. */
function cyrillicScore(text: string): number {
  let sum = 0;
  let count = 0;
  let previousIsLower = false;
  for (const character of text) {
    if (character <= "\u007f") {
      previousIsLower = false;
      continue;
    }
    count += 1;
    const lower = character.toLowerCase();
    const rank = BY_FREQUENCY.indexOf(lower);
    const isLower = character === lower;
    if (rank < 0) sum += /[«»„“”‘’–—…№§°•\u00a0]/.test(character) ? 0.3 : -1;
    else if (isLower) sum += 1 - rank / BY_FREQUENCY.length;
    else sum += previousIsLower ? -1 : 0.6 * (1 - rank / BY_FREQUENCY.length);
    previousIsLower = rank >= 0 && isLower;
  }
  return count === 0 ? 0 : sum / count;
}

/** Mongolian typed with a Cyrillic code page has Є and Ї for Ө and Ү, which no code page contains. */
function mongolianLetters(text: string, encoding: string): string {
  if (encoding !== "windows-1251" || /[іІґҐ]/.test(text)) return text;
  const mongolianWords = text.match(/(?<![\p{L}])(нь|болон|энэ|байна|тал|гэрээ|гэрээний)(?![\p{L}])/giu)?.length ?? 0;
  if (mongolianWords < 3) return text;
  const letters: Record<string, string> = { є: "ө", Є: "Ө", ї: "ү", Ї: "Ү" };
  return text.replace(/[єЄїЇ]/g, (letter) => letters[letter] ?? letter);
}

function isSpaceByte(byte: number): boolean {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a || byte === 0x1b;
}
