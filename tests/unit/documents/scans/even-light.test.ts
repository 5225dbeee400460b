import { expect, test } from "vitest";
import { evenLight } from "@/lib/documents/scans/even-light";

const [WIDTH, HEIGHT] = [400, 300];
const INK = 0.2;
const isInk = (x: number, y: number) => y % 40 < 6 && x % 30 < 20;

test("paper becomes white wherever the light fell, and ink stays dark", () => {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) pixels[y * WIDTH + x] = (90 + (150 * x) / WIDTH) * (isInk(x, y) ? INK : 1);
  evenLight({ width: WIDTH, height: HEIGHT, pixels });
  const greys = (wanted: boolean) =>
    [...pixels].filter((_, at) => isInk(at % WIDTH, Math.floor(at / WIDTH)) === wanted);
  expect(Math.min(...greys(false))).toBeGreaterThan(170);
  expect(Math.max(...greys(true))).toBeLessThan(90);
});
