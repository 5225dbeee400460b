import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");

/** Words about how much an account keeps, and how much it may. */
export const storage = {
  title: "Storage",
  intro:
    "What your own contracts take, files and all versions of their texts. What others share with you counts as theirs.",
  units: { megabytes: "MB", gigabytes: "GB" },
  of: (used: number, limit: number, unit: string) => `${inFigures(used)} of ${inFigures(limit)} ${unit}`,
  used: (used: number, unit: string) => `${inFigures(used)} ${unit}`,
  unlimited: "There is no limit.",
  contracts: (count: number, limit: number | null) =>
    limit === null ? `Contracts: ${inFigures(count)}` : `Contracts: ${inFigures(count)} of ${inFigures(limit)}`,
  meter: "Storage in use",
  nearlyFull: (percent: number, amount: string) =>
    `Your storage is ${percent}% full (${amount}). Delete contracts that you no longer need, or ask an administrator for more.`,
  full: (amount: string) =>
    `Your storage is full (${amount}). You can still read, export and delete; deleting contracts makes room.`,
  see: "See storage",
};
