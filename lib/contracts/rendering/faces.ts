import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import type { Mark } from "@/lib/richtext/blocks";
import { Face } from "./face";
import type { OpenedFont } from "./opened-font";

const FAMILY = "Roboto";
const FILES = {
  regular: { file: "400Regular/Roboto_400Regular.ttf", fontWeight: 400, fontStyle: "normal" },
  bold: { file: "700Bold/Roboto_700Bold.ttf", fontWeight: 700, fontStyle: "normal" },
  italic: { file: "400Regular_Italic/Roboto_400Regular_Italic.ttf", fontWeight: 400, fontStyle: "italic" },
  boldItalic: { file: "700Bold_Italic/Roboto_700Bold_Italic.ttf", fontWeight: 700, fontStyle: "italic" },
} as const;
type FaceName = keyof typeof FILES;
export type Faces = Readonly<Record<FaceName, Face>>;

/** Opens the four faces of Roboto (English, Russian and Mongolian letters) for one document. */
export async function openFaces(): Promise<Faces> {
  const [regular, bold, italic, boldItalic] = await Promise.all([open("regular"), open("bold"), open("italic"), open("boldItalic")]);
  return { regular, bold, italic, boldItalic };
}

/** The face that shows these marks. */
export function faceFor(faces: Faces, marks: readonly Mark[], { bold }: { bold: boolean }): Face {
  const isBold = bold || marks.includes("bold");
  if (marks.includes("italic")) return isBold ? faces.boldItalic : faces.italic;
  return isBold ? faces.bold : faces.regular;
}

async function open(name: FaceName): Promise<Face> {
  registerOnce();
  const { fontWeight, fontStyle } = FILES[name];
  const descriptor = { fontFamily: FAMILY, fontWeight, fontStyle };
  await Font.load(descriptor);
  return new Face(`${FAMILY}-${name}`, Font.getFont(descriptor).data as unknown as OpenedFont); // react-pdf leaves fonts untyped
}

function registerOnce(): void {
  if (Font.getRegisteredFontFamilies().includes(FAMILY)) return;
  const { resolve } = createRequire(import.meta.url);
  Font.register({
    family: FAMILY,
    fonts: Object.values(FILES).map(({ file, fontWeight, fontStyle }) => ({ src: resolve(`@expo-google-fonts/roboto/${file}`), fontWeight, fontStyle })),
  });
}
