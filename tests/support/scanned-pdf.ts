/** PDFs whose pages are pictures of text, as scanners and telephones make them. */
import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas, GlobalFonts, type Canvas } from "@napi-rs/canvas";
import { PDFDocument } from "pdf-lib";

const require = createRequire(import.meta.url);
const A4 = { width: 595, height: 842 };
const MARGIN = 60;
const LEADING = 1.4;

export type ScanLook = {
  dotsPerInch: number;
  /** Degrees by which the sheet lay askew. */
  tilt?: number;
  /** Uneven light, a little out of focus, grainy. */
  isPhotographed?: boolean;
  /** A family of this machine's, or one of the two that the packages bring. */
  face?: "Roboto" | "Liberation Sans" | (string & {});
  points?: number;
  /** In points; a sheet of A4 where nothing is said. */
  sheet?: { width: number; height: number };
};

/** A page for each text; lines are broken as they fit, `\n` parts paragraphs. */
export async function scannedPdf(texts: readonly string[], look: ScanLook): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const text of texts) {
    const picture = await pdf.embedJpg(drawPicture(text, look).encodeSync("jpeg", 85));
    const { width, height } = look.sheet ?? A4;
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return pdf.save();
}

/** One page as a picture. */
export function drawPicture(text: string, look: ScanLook): Canvas {
  const { dotsPerInch, tilt = 0, face = "Roboto", points = 11, sheet = A4 } = look;
  registerFaces();
  const scale = dotsPerInch / 72;
  const canvas = createCanvas(Math.round(sheet.width * scale), Math.round(sheet.height * scale));
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((tilt * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  context.scale(scale, scale);
  context.fillStyle = "#181818";
  context.font = `${points}px "${face}"`;
  const margin = Math.min(MARGIN, sheet.height / 6);
  let y = margin + points;
  for (const line of brokenLines(text, (words) => context.measureText(words).width <= sheet.width - 2 * margin)) {
    context.fillText(line, margin, y);
    y += points * LEADING;
  }
  if (look.isPhotographed) photograph(canvas);
  return canvas;
}

/** How many words of a text find room on one page. */
export function firstPage(text: string, words = 330): string {
  let count = 0;
  return text
    .split("\n")
    .map((line) =>
      line
        .split(/\s+/)
        .filter(() => (count += 1) <= words)
        .join(" "),
    )
    .filter((line) => line !== "")
    .join("\n");
}

function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(" ")) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

function photograph(canvas: Canvas): void {
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  const blurred = createCanvas(width, height);
  const soft = blurred.getContext("2d");
  soft.filter = `blur(${(width / 2480) * 1.6}px)`;
  soft.drawImage(canvas, 0, 0);
  const image = soft.getImageData(0, 0, width, height);
  const noise = noiseFrom(7);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 0.5 + 0.45 * (x / width) - 0.2 * (y / height) * (x / width);
      const at = (y * width + x) * 4;
      for (let colour = 0; colour < 3; colour += 1)
        image.data[at + colour] = (image.data[at + colour] ?? 0) * light + (noise() - 0.5) * 28;
    }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.putImageData(image, 0, 0);
}

/** The same grain each time: numbers from 0 to 1 by a linear congruential generator. */
export function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}

function registerFaces(): void {
  if (GlobalFonts.has("Roboto")) return;
  const folder = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
  const roboto = path.join(folder("@expo-google-fonts/roboto"), "400Regular/Roboto_400Regular.ttf");
  GlobalFonts.registerFromPath(roboto, "Roboto");
  const liberation = path.join(folder("pdfjs-dist"), "standard_fonts/LiberationSans-Regular.ttf");
  GlobalFonts.registerFromPath(liberation, "Liberation Sans");
}
