import { expect, test } from "vitest";
import { flattened, toPhoto } from "@/lib/documents/scans/sheet/sheet";
import type { Corners } from "@/lib/documents/scans/scanned-page";
import { AT_AN_ANGLE, greyOf, onTable } from "../../../support/photograph";
import { drawPicture } from "../../../support/scanned-pdf";

test("a sheet on a table is shown flat: what stood at a corner stands there (B-51.3)", () => {
  const photo = onTable(greyOf(drawPicture("The Seller delivers the goods.", { dotsPerInch: 100 })));
  const [a, b, c, d] = AT_AN_ANGLE.map(({ x, y }) => ({ x: x * photo.width, y: y * photo.height }));
  if (!a || !b || !c || !d) throw new Error("a sheet has four corners");
  const corners: Corners = [a, b, c, d];
  const flat = flattened(photo, corners);
  const place = toPhoto(corners);
  for (const [seen, wanted] of [
    [place(0, 0), a],
    [place(flat.width, flat.height), c],
  ] as const)
    expect(Math.hypot(seen.x - wanted.x, seen.y - wanted.y)).toBeLessThan(1e-6);
  const ratio = flat.width / flat.height;
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(0.85);
  expect(flat.pixels.reduce((sum, grey) => sum + grey, 0) / flat.pixels.length).toBeGreaterThan(150);
});
