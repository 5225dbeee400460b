import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");

/** Words about how much an account keeps, and how much it may. */
export const storage = {
  title: "Storage",
  intro:
    "Space used by your own contracts: files and all versions. Contracts others share with you count toward their storage.",
  units: { megabytes: "MB", gigabytes: "GB" },
  of: (used: number, limit: number, unit: string) => `${inFigures(used)} of ${inFigures(limit)} ${unit}`,
  used: (used: number, unit: string) => `${inFigures(used)} ${unit}`,
  unlimited: "No limit.",
  contracts: (count: number, limit: number | null) =>
    limit === null ? `Contracts: ${inFigures(count)}` : `Contracts: ${inFigures(count)} of ${inFigures(limit)}`,
  meter: "Storage in use",
  nearlyFull: (percent: number, amount: string) =>
    `Your storage is ${percent}% full (${amount}). Delete contracts you no longer need, or ask an administrator for more space.`,
  full: (amount: string) =>
    `Your storage is full (${amount}). You can still read, export and delete; deleting contracts frees up space.`,
  see: "View storage",
};
