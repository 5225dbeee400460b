import { preload } from "react-dom";
import type { Block } from "@/lib/documents/richtext/blocks";
import { isPageMark } from "@/lib/documents/richtext/blocks";
import cyrillic from "@/public/fonts/paper-cyrillic.woff2";
import latin from "@/public/fonts/paper-latin.woff2";
import mongolian from "@/public/fonts/paper-mongolian.woff2";

/** The letters that each file has beyond those of the others; `app/fonts.css` has their ranges. */
const FILES = [
  { address: latin, letters: /[\u0020-\u017f]/ },
  { address: cyrillic, letters: /[\u0400-\u045f]/ },
  { address: mongolian, letters: /[ҮүӨө]/ },
] as const;

/** Has the letters of a text fetched with the page, so that nothing moves when they take the place of a stand-in's. */
export function preloadLetters(blocks: readonly Block[]): void {
  const texts = blocks.flatMap(({ inlines }) => inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)));
  for (const { address, letters } of FILES)
    if (texts.some((text) => letters.test(text)))
      preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
