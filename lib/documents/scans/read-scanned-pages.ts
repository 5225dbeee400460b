import { findTilts, turnedBy } from "./deskew";
import { evenLight } from "./even-light";
import { ANY_LANGUAGE, languagesFor, LATIN, POOR, RUSSIAN } from "./languages";
import { maybeNumber } from "./numbers";
import { openPictures, type DrawnPage, type PagePictures } from "./page-pictures";
import { orientationOf } from "./photographs";
import { isPicture, pdfOfPicture } from "./picture-file";
import { legibility, legibleUpright, sureLetters } from "./legibility";
import { openRecogniser, type Recognised, type Recogniser } from "./recogniser";
import { withRussianLetters } from "./russian-letters";
import { shownAlone } from "./second-look";
import { findUnreadInk, withUnread } from "./unread-ink";
import { findSheets } from "./sheet/find-sheet";
import { flattened, scaledBy } from "./sheet/sheet";
import type { Corners, GreyPicture, ScannedLine, ScannedPage, ScannedWord } from "./scanned-page";

export type ScanOptions = {
  /** Folder of `<language>.traineddata.gz`. */
  dataFolder: string;
  /** Whether people confirm what is doubtful: each number is looked at two times more. */
  withDoubts?: boolean | undefined;
  /** Called as soon as a page is done; null if nothing could be read. */
  onPage: (page: number, read: ScannedPage | null) => void;
};

/** In radians, 2.5 degrees: the recogniser turns a page by that much itself, and sees the dots of ё better then. */
const LEFT_TO_RECOGNISER = 0.044;
/** So many times as many letters: a few more may be chance, or come of the table. */
const CLEARLY_MORE = 1.05;
/** By how much a number is widened for one of two looks, so that they differ. */
const WIDENED = 1.1;
/** Quarters clockwise that turn a picture file upright, by EXIF's word on how the camera was held; none is mirrored. */
const TURNED_BACK: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 };
/** On a page turned sideways or upside down a reader finds hardly any long word. */
const MAY_BE_TURNED = 35;
/** Another way up than the camera said must be more legible than this. */
const LEGIBLE_AS_SAID = 30;
/** Below both the result isn't text but shapes of a drawing. */
const NO_TEXT = { legibility: 10, confidence: 75 };

/**
 * Reads pages of a PDF from images of them, in order, or a PNG or JPEG; frees each page's memory before the next.
 *
 * @param pages 1-based. @returns false if this machine can't draw pages; nothing was read then
 */
export async function readScannedPages(
  bytes: Uint8Array,
  pages: readonly number[],
  { dataFolder, withDoubts = false, onPage }: ScanOptions,
): Promise<boolean> {
  const pictures = await openPictures(isPicture(bytes) ? pdfOfPicture(bytes) : bytes);
  if (!pictures) return false;
  const heldBy = isPicture(bytes) ? (TURNED_BACK[orientationOf(bytes)] ?? 0) : 0;
  const reader = new PageReader(await openRecogniser(dataFolder, ANY_LANGUAGE), withDoubts, heldBy);
  try {
    for (const page of pages) onPage(page, await readOrNothing(reader, pictures, page));
  } finally {
    await reader.close();
    await pictures.close();
  }
  return true;
}

async function readOrNothing(reader: PageReader, pictures: PagePictures, page: number): Promise<ScannedPage | null> {
  try {
    return await reader.read(page, await pictures.draw(page));
  } catch {
    return null; // reports a broken page as unread and continues
  }
}

/** `turned`: the part of `tilt` by which the picture was turned for the recogniser. */
type Levelled = Recognised & { turned: number };
/** A picture as it is read, and the quarters clockwise that turned it so. */
type Upright = { picture: GreyPicture; quarters: number; found: Recognised };

/** Starts each page with the previous page's language. */
class PageReader {
  #languages = ANY_LANGUAGE;

  constructor(
    readonly recogniser: Recogniser,
    readonly looksAgain: boolean,
    /** Quarters by which a page is probably turned. */
    readonly likelyQuarters: number,
  ) {}

  async read(page: number, { picture, scale, pageHeight }: DrawnPage): Promise<ScannedPage | null> {
    const { corners, picture: upright, quarters, found } = await this.#mostLegible(picture);
    const isRussian = languagesFor(found.lines) === RUSSIAN;
    const mended = isRussian ? withRussianLetters(found.lines) : found.lines;
    const seen = this.looksAgain ? await this.#lookedAtAgain(upright, found.tilt, mended) : mended;
    const all = this.looksAgain ? withUnread(seen, findUnreadInk(turnedBy(upright, found.tilt), seen)) : seen;
    const lines = all.map((line) => inPoints(line, scale));
    const isDrawing = found.confidence < NO_TEXT.confidence && legibility(lines) < NO_TEXT.legibility;
    if (isDrawing || !lines.some(({ words }) => words.some(({ text }) => /\p{L}/u.test(text)))) return null;
    const turn = { quarters, tilt: found.tilt, ...(corners ? { corners: scaledBy(corners, 1 / scale) } : {}) };
    return {
      page,
      height: Math.max(corners ? 0 : pageHeight, upright.height / scale),
      confidence: found.confidence,
      lines,
      turn,
    };
  }

  close(): Promise<void> {
    return this.recogniser.close();
  }

  /** Reads what may be the sheet; where that may be two things, both, and takes what shows more text. */
  async #mostLegible(picture: GreyPicture): Promise<Upright & { corners: Corners | null }> {
    const startedWith = this.#languages;
    let best: (Upright & { corners: Corners | null; languages: string }) | null = null;
    for (const corners of findSheets(picture)) {
      this.#languages = startedWith;
      const sheet = corners ? flattened(picture, corners) : { ...picture, pixels: picture.pixels.slice() };
      evenLight(sheet);
      const read = await this.#upright(sheet);
      // no table is read where a sheet is cut out of the whole picture, so it need not show more
      const times = corners !== null && best?.corners === null ? 1 : CLEARLY_MORE;
      if (best && !showsMore(read.found, best.found, times)) continue;
      best = { ...read, corners, languages: this.#languages };
    }
    if (!best) throw new Error("there is always something to read");
    this.#languages = best.languages;
    return best;
  }

  async #upright(drawn: GreyPicture): Promise<Upright> {
    const picture = quartersTurned(drawn, this.likelyQuarters);
    const found = await this.#inItsLanguage(picture);
    const asItIs = { picture, quarters: this.likelyQuarters, found };
    const legibleAsItIs = legibleUpright(found.lines);
    if (found.lines.length === 0 || legibleAsItIs >= MAY_BE_TURNED) return asItIs;
    const legibleAtLeast = this.likelyQuarters === 0 ? 0 : LEGIBLE_AS_SAID;
    let best = { ...asItIs, legible: Math.max(legibleAsItIs, legibleAtLeast) };
    let turned = picture;
    for (let more = 1; more < 4 && best.legible < MAY_BE_TURNED; more += 1) {
      turned = quartersTurned(turned, 1);
      const legible = legibleUpright((await this.#level(turned, ANY_LANGUAGE, tiltsOf(turned).slice(0, 1))).lines);
      if (legible > best.legible)
        best = { ...asItIs, picture: turned, quarters: (asItIs.quarters + more) % 4, legible };
    }
    if (best.quarters === asItIs.quarters) return asItIs;
    return { picture: best.picture, quarters: best.quarters, found: await this.#inItsLanguage(best.picture) };
  }

  /** Looks at each number of a page alone: as the page was read, and as if there were only Latin letters. */
  async #lookedAtAgain(picture: GreyPicture, tilt: number, lines: readonly ScannedLine[]): Promise<ScannedLine[]> {
    const numbers = lines.flatMap(({ words }) => words.filter(({ text }) => maybeNumber(text)));
    const looks = new Map<ScannedWord, string[]>(numbers.map((word) => [word, []]));
    const language = languagesFor(lines) === RUSSIAN ? RUSSIAN : this.#languages;
    for (const { languages, widened } of [
      { languages: language, widened: WIDENED },
      { languages: LATIN, widened: 1 },
    ])
      for (const [word, seen] of looks)
        seen.push(await this.recogniser.readLine(shownAlone(picture, word, { tilt, widened }), languages));
    return lines.map((line) => ({ ...line, words: line.words.map((word) => withLooks(word, looks.get(word))) }));
  }

  /** Reads it with its lines level, as they lie by each of these tilts, and takes what shows more text. */
  async #level(picture: GreyPicture, languages: string, tilts: readonly number[]): Promise<Levelled> {
    let best: Levelled | null = null;
    for (const tilt of tilts) {
      const read = await this.recogniser.read(tilt === 0 ? picture : turnedBy(picture, tilt), languages);
      if (best && !showsMore(read, best)) continue;
      best = { ...read, tilt: tilt + read.tilt, turned: tilt };
    }
    if (!best) throw new Error("there is always a tilt");
    return best;
  }

  async #inItsLanguage(picture: GreyPicture): Promise<Recognised> {
    const found = await this.#level(picture, this.#languages, tiltsOf(picture));
    if (this.#languages !== ANY_LANGUAGE && found.confidence >= POOR) return found;
    const wanted = languagesFor(found.lines) ?? this.#languages;
    if (wanted === this.#languages) return found;
    const again = await this.#level(picture, wanted, [found.turned]);
    if (again.confidence <= found.confidence) return found;
    this.#languages = wanted;
    return again;
  }
}

/** @param times as many letters as on the other, at least */
function showsMore(one: Recognised, other: Recognised, times = CLEARLY_MORE): boolean {
  const letters = sureLetters(one.lines);
  return letters > 0 && letters >= times * sureLetters(other.lines);
}

/** The recogniser turns by what little is left. */
function tiltsOf(picture: GreyPicture): number[] {
  const tilts = findTilts(picture).map((tilt) => (Math.abs(tilt) < LEFT_TO_RECOGNISER ? 0 : tilt));
  return [...new Set(tilts)];
}

function withLooks(word: ScannedWord, again: readonly string[] | undefined): ScannedWord {
  return again ? { ...word, again } : word;
}

function quartersTurned(picture: GreyPicture, quarters: number): GreyPicture {
  if (quarters === 0) return picture;
  const { width, height, pixels } = picture;
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return quartersTurned({ width: height, height: width, pixels: turned }, quarters - 1);
}

function inPoints({ y, size, words }: ScannedLine, scale: number): ScannedLine {
  return {
    y: y / scale,
    size: size / scale,
    words: words.map(({ text, confidence, x, width, again }) => ({
      text,
      confidence,
      x: x / scale,
      width: width / scale,
      ...(again ? { again } : {}),
    })),
  };
}
