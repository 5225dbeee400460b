import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { qualityFigures, type QualityFigures } from "./quality-figures";

let figures: Promise<QualityFigures> | undefined;

/** What docs/quality.md says, read once. Source: B-12.19. */
export function readQualityFigures(): Promise<QualityFigures> {
  figures ??= readFile(path.join(process.cwd(), "docs", "quality.md"), "utf8").then(qualityFigures);
  return figures;
}
