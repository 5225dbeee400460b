/**
 * Small contracts of our own making with their days, to learn dates from: the text, a line of three hyphens, then a day
 * a line with what it is for. Days that nothing is due on have no line.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./natural.mts";

const FOLDER = fileURLToPath(new URL("../training/dates", import.meta.url));
const OWN_KINDS = { made: "agreement_date", start: "effective_date", end: "expiration_date" } as const;
const isOwn = (kind: string): kind is keyof typeof OWN_KINDS => kind in OWN_KINDS;

/** In the form of the corpus. */
export function datedContracts() {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => {
      const [text = "", labels = ""] = readFileSync(path.join(FOLDER, name), "utf8").split("\n---\n");
      const days = labels
        .trim()
        .split("\n")
        .map((line) => line.split(" "))
        .map(([kind = "", date = ""]) => ({ kind, date, quote: "" }));
      const id = name.replace(/\.txt$/u, "");
      const facts = Object.fromEntries(
        days.flatMap(({ kind, date }) => (isOwn(kind) ? [[OWN_KINDS[kind], { value: date, quote: "" }]] : [])),
      );
      const contract = makeContract(text, id, "Other");
      const deadlines = days.filter(({ kind }) => kind !== "made" && kind !== "start");
      return { id, lang: id.slice(0, 2), text, facts, deadlines, contract, reading: readOnce(contract) };
    });
}
