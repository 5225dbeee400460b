/** The judge of memory finds a leak, and is not misled by warming up or by a collector's saw teeth. */
import { expect, test } from "vitest";
import { measureGrowth, LEAST_SAMPLES, type MemorySample } from "./memory-growth";

const MINUTE_SAMPLES = 12;
const samples = (minutes: number, rssMb: (minute: number) => number): MemorySample[] =>
  Array.from({ length: minutes * MINUTE_SAMPLES }, (_, index) => ({
    atMs: index * 5_000,
    rssMb: rssMb(index / MINUTE_SAMPLES),
  }));
const sawTeeth = (minute: number) => 60 * (minute % 1);

test.each([
  ["a leak of 20 MB a minute", (minute: number) => 400 + 20 * minute, true],
  ["a leak under saw teeth", (minute: number) => 400 + 20 * minute + sawTeeth(minute), true],
  ["memory that stays", () => 500, false],
  ["saw teeth alone", (minute: number) => 450 + sawTeeth(minute), false],
  ["warming up for three of ten minutes", (minute: number) => Math.min(300 + 100 * minute, 600), false],
  ["a little more each minute", (minute: number) => 600 + minute, false],
])("%s", (_, rssMb, isSteady) => {
  expect(measureGrowth(samples(10, rssMb))?.isSteady).toBe(isSteady);
});

test("says how much an hour would bring, and nothing of too short a time", () => {
  const growth = measureGrowth(samples(10, (minute) => 400 + 20 * minute));
  expect(growth?.perHour).toBeCloseTo(1_200, 0);
  expect(measureGrowth(samples(10, (minute) => 400 + 20 * minute).slice(0, LEAST_SAMPLES - 1))).toBeNull();
});
