import { createRequire } from "node:module";
import type { Mark } from "@/lib/documents/richtext/blocks";
import { Face } from "./face";
import { openFont } from "./react-pdf";

const PACKAGES = { SourceSerif4: "source-serif-4", NotoSans: "noto-sans" } as const;
type Family = keyof typeof PACKAGES;
const STYLES = {
  regular: { cut: "400Regular", weight: 400, style: "normal" },
  bold: { cut: "700Bold", weight: 700, style: "normal" },
  italic: { cut: "400Regular_Italic", weight: 400, style: "italic" },
  boldItalic: { cut: "700Bold_Italic", weight: 700, style: "italic" },
} as const;
type FaceName = keyof typeof STYLES;
export type Faces = Readonly<Record<FaceName, Face>>;

/** Everything but the letters of nearly every contract, which Source Serif has, and marks, which follow theirs. */
const UNUSUAL = /[^\n\t -~А-яЁёӨөҮү\p{Mark}]/gu;

/**
 * Opens the four faces of Source Serif (English, Russian and Mongolian letters) for one document. Letters of its
 * `texts` that it lacks come from Noto Sans, whose files are opened for such a document only.
 */
export async function openFaces(texts: readonly string[] = []): Promise<Faces> {
  const faces = await open("SourceSerif4");
  const missing = unusualLetters(texts).filter((letter) => faces.regular.lacks(letter));
  if (missing.length === 0) return faces;
  const lenders = await open("NotoSans");
  for (const name of ["regular", "bold", "italic", "boldItalic"] as const) faces[name].borrow(lenders[name], missing);
  return faces;
}

/** The face that shows these marks. */
export function faceFor(faces: Faces, marks: readonly Mark[], { bold }: { bold: boolean }): Face {
  const isBold = bold || marks.includes("bold");
  if (marks.includes("italic")) return isBold ? faces.boldItalic : faces.italic;
  return isBold ? faces.bold : faces.regular;
}

function unusualLetters(texts: readonly string[]): string[] {
  const letters = new Set<string>();
  for (const text of texts) for (const letter of text.match(UNUSUAL) ?? []) letters.add(letter);
  return [...letters];
}

async function open(family: Family): Promise<Faces> {
  const face = (name: FaceName) => openFace(family, name);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    face("regular"),
    face("bold"),
    face("italic"),
    face("boldItalic"),
  ]);
  return { regular, bold, italic, boldItalic };
}

async function openFace(family: Family, name: FaceName): Promise<Face> {
  const { cut, weight, style } = STYLES[name];
  const { resolve } = createRequire(import.meta.url);
  const path = resolve(`@expo-google-fonts/${PACKAGES[family]}/${cut}/${family}_${cut}.ttf`);
  return new Face(`${family}-${name}`, await openFont({ path, family, weight, style }));
}
