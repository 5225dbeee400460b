import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Each typeface, style and range of weights that `app/fonts.css` declares. */
function faces(): { face: string; from: number; to: number }[] {
  const css = readFileSync("app/fonts.css", "utf8");
  return [...css.matchAll(/@font-face \{([^}]*)\}/gu)].flatMap(([, body = ""]) => {
    const of = (name: string) => new RegExp(`${name}: ([^;]*);`, "u").exec(body)?.[1];
    const [from, to = from] = (of("font-weight") ?? "").split(" ").map(Number);
    return from === undefined || to === undefined || Number.isNaN(from) || from === 0
      ? [] // a stand-in has one face for all
      : [{ face: `${of("font-family")} ${of("font-style")}`, from, to }];
  });
}

test("no two ranges of weights of a typeface overlap: a browser would take the letters of one of them only", () => {
  const all = faces();
  expect(all.length).toBeGreaterThan(15);
  const torn = all.filter(({ face, from, to }) =>
    all.some(
      (other) =>
        other.face === face && (other.from !== from || other.to !== to) && other.from <= to && other.to >= from,
    ),
  );
  expect(torn).toEqual([]);
});
