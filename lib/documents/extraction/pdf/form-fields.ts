import type { PDFPageProxy } from "unpdf/pdfjs";
import { visibleText } from "../characters";
import type { Piece } from "./pieces";

const HIDDEN = 0b10;
const NO_VIEW = 0b10_0000;
const LARGEST_SIZE = 12;
/** A form of a thousand fields on one page is long; beyond that it is an attack. */
const MOST_FIELDS = 5_000;

type Annotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  textContent?: readonly string[];
  contentsObj?: { str?: string };
  options?: readonly { exportValue?: string; displayValue?: string }[];
  checkBox?: boolean;
  rect?: readonly number[];
  annotationFlags?: number;
};

/** What people typed into the form fields of a page, and text boxes laid over it, as pieces at their places. */
export async function formPieces(page: PDFPageProxy): Promise<Piece[]> {
  const annotations = (await page.getAnnotations({ intent: "display" })) as Annotation[];
  return annotations.slice(0, MOST_FIELDS).flatMap((annotation) => {
    const [x = 0, bottom = 0, , top = 0] = annotation.rect ?? [];
    const lines = isShown(annotation) ? linesOf(annotation) : [];
    const size = Math.min(LARGEST_SIZE, Math.max(1, ((top - bottom) / Math.max(1, lines.length)) * 0.7));
    const first = lines.length === 1 ? bottom + (top - bottom - size) / 2 + size * 0.2 : top - size;
    return lines.map((text, index) => ({
      text,
      x,
      y: first - index * size * 1.2,
      width: text.length * size * 0.5,
      size,
      font: "",
      isRightToLeft: false,
    }));
  });
}

function isShown(annotation: Annotation): boolean {
  return ((annotation.annotationFlags ?? 0) & (HIDDEN | NO_VIEW)) === 0;
}

function linesOf(annotation: Annotation): string[] {
  if (annotation.subtype === "FreeText") return linesIn(annotation.contentsObj?.str ?? "");
  if (annotation.subtype !== "Widget") return [];
  if (annotation.fieldType === "Tx")
    return typeof annotation.fieldValue === "string" ? linesIn(annotation.fieldValue) : [];
  if (annotation.fieldType === "Ch") return chosenOptions(annotation);
  if (annotation.fieldType === "Btn" && annotation.checkBox)
    return [annotation.fieldValue === "Off" || annotation.fieldValue === null ? "☐" : "☒"];
  return [];
}

function chosenOptions(annotation: Annotation): string[] {
  const chosen = Array.isArray(annotation.fieldValue) ? annotation.fieldValue : [annotation.fieldValue];
  return chosen.flatMap((value: unknown) => {
    if (typeof value !== "string") return [];
    return linesIn(annotation.options?.find((option) => option.exportValue === value)?.displayValue ?? value);
  });
}

function linesIn(text: string): string[] {
  return visibleText(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}
