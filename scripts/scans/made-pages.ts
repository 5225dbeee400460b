/**
 * Pages as scanners and phones make them, in kinds of two halves: limits are chosen on the first half, figures reported
 * from the second, which has other typefaces and other faults.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { PDFDocument } from "pdf-lib";
import type { Corners, GreyPicture } from "../../lib/documents/scans/scanned-page";
import { canvasOf, greyOf, onTable } from "../../tests/support/photograph";
import { drawPicture } from "../../tests/support/scanned-pdf";
import { madeText, type PageLanguage } from "./made-texts";
import { randomFrom, type Random } from "./random";
import { blurred, grainy, lit, paled, smeared, speckled } from "./spoil";

export type Half = "chosen" | "reported";
/** `seed` gives its text and its faults. */
export type MadePage = { half: Half; kind: string; language: PageLanguage; face: string; seed: number };

type Kind = {
  name: string;
  half: Half;
  dotsPerInch: number;
  /** Degrees to either side. */
  tilt: number;
  quality: number;
  spoil: (picture: GreyPicture, random: Random) => GreyPicture;
};

const SHEET = { width: 440, height: 330 };
const FACES: Readonly<Record<Half, readonly string[]>> = {
  chosen: ["Roboto", "DejaVu Serif"],
  reported: ["Noto Sans", "Source Serif 4", "DejaVu Sans Mono"],
};

const KINDS: readonly Kind[] = [
  { name: "clean scan", half: "chosen", dotsPerInch: 300, tilt: 1, quality: 85, spoil: (picture) => picture },
  {
    name: "askew, strong JPEG",
    half: "chosen",
    dotsPerInch: 200,
    tilt: 8,
    quality: 45,
    spoil: (picture, random) => grainy(picture, 12, random),
  },
  {
    name: "phone, light from a side",
    half: "chosen",
    dotsPerInch: 260,
    tilt: 3,
    quality: 75,
    spoil: (picture, random) => grainy(lit(blurred(picture, 1), "side"), 26, random),
  },
  {
    name: "few dots",
    half: "chosen",
    dotsPerInch: 130,
    tilt: 2,
    quality: 70,
    spoil: (picture, random) => grainy(picture, 10, random),
  },
  {
    name: "on a table, from the left",
    half: "chosen",
    dotsPerInch: 240,
    tilt: 0,
    quality: 75,
    spoil: (picture, random) => grainy(blurred(onTable(picture), 1), 16, random),
  },
  {
    name: "fax",
    half: "reported",
    dotsPerInch: 204,
    tilt: 2,
    quality: 90,
    spoil: (picture, random) => speckled(blurred(picture, 1), random),
  },
  {
    name: "phone, shadow, moved",
    half: "reported",
    dotsPerInch: 280,
    tilt: 5,
    quality: 55,
    spoil: (picture, random) => grainy(lit(smeared(picture, 4), "shadow"), 18, random),
  },
  {
    name: "askew, pale ink",
    half: "reported",
    dotsPerInch: 220,
    tilt: 8,
    quality: 70,
    spoil: (picture, random) => grainy(paled(picture), 14, random),
  },
  {
    name: "few dots, blurred",
    half: "reported",
    dotsPerInch: 150,
    tilt: 4,
    quality: 60,
    spoil: (picture, random) => grainy(blurred(picture, 1), 20, random),
  },
  {
    name: "on a table, from the right",
    half: "reported",
    dotsPerInch: 230,
    tilt: 0,
    quality: 50,
    spoil: (picture, random) => grainy(lit(onTable(picture, FROM_THE_RIGHT), "corner"), 14, random),
  },
];

const FROM_THE_RIGHT: Corners = [
  { x: 0.07, y: 0.11 },
  { x: 0.9, y: 0.07 },
  { x: 0.94, y: 0.93 },
  { x: 0.12, y: 0.9 },
];

/** Of each language that many pages, half of each half, spread over kinds and typefaces. */
export function madePages(perLanguage: number, languages: readonly PageLanguage[]): MadePage[] {
  return languages.flatMap((language, at) =>
    Array.from({ length: perLanguage }, (_, index) => {
      const { half = "chosen", name = "" } = KINDS[index % KINDS.length] ?? {};
      const faces = FACES[half];
      const face = faces[Math.floor(index / KINDS.length) % faces.length] ?? "Roboto";
      return { half, kind: name, language, face, seed: 1_000 * at + index + 1 };
    }),
  );
}

/** A PDF of these pages, in that order, and the texts on them. */
export async function drawnPages(pages: readonly MadePage[]): Promise<{ pdf: Uint8Array; texts: string[] }> {
  const pdf = await PDFDocument.create();
  const texts: string[] = [];
  for (const page of pages) texts.push(await addPage(pdf, page));
  return { pdf: await pdf.save(), texts };
}

async function addPage(pdf: PDFDocument, { kind, language, face, seed }: MadePage): Promise<string> {
  const look = KINDS.find(({ name }) => name === kind);
  if (!look) throw new Error(`no kind ${kind}`);
  registerFaces();
  const random = randomFrom(seed + 500_000);
  const tilt = (random.next() * 2 - 1) * look.tilt;
  const points = 9 + random.below(3);
  const text = madeText(language, seed);
  const sheet = drawPicture(text, { dotsPerInch: look.dotsPerInch, tilt, face, points, sheet: SHEET });
  const picture = look.spoil(greyOf(sheet), random);
  const jpeg = await pdf.embedJpg(canvasOf(picture).encodeSync("jpeg", look.quality));
  const [width, height] = [picture.width, picture.height].map((pixels) => (pixels * 72) / look.dotsPerInch);
  if (width === undefined || height === undefined) throw new Error("a page has two sides");
  pdf.addPage([width, height]).drawImage(jpeg, { x: 0, y: 0, width, height });
  return text;
}

function registerFaces(): void {
  if (GlobalFonts.has("Source Serif 4")) return;
  const require = createRequire(import.meta.url);
  const files = { "noto-sans": ["NotoSans", "Noto Sans"], "source-serif-4": ["SourceSerif4", "Source Serif 4"] };
  for (const [folder, [file, name]] of Object.entries(files)) {
    const root = path.dirname(require.resolve(`@expo-google-fonts/${folder}/package.json`));
    GlobalFonts.registerFromPath(path.join(root, `400Regular/${file}_400Regular.ttf`), name ?? "");
  }
}
