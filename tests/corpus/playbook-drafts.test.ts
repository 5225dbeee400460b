/**
 * Playbooks started from ten contracts of the corpus in each language: how many topics come out, and that no wording
 * names a party. Source: B-34.6.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { escapeHtml } from "@/lib/documents/richtext/to-html";
import { db } from "@/lib/platform/db";
import { drafted } from "../api/practice-stage";
import { readContract } from "../api/portfolio-stage";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";

const NATURAL = path.join(process.env.CORPUS_DIR ?? "../shared/corpus", "natural");
/** Topics that came out when it was written, or a few more. */
const LEAST = { en: 20, ru: 15, mn: 15 } as const;

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function tenContracts(language: string): Promise<string[]> {
  const names = readdirSync(NATURAL).filter((name) => name.startsWith(`${language}-`) && name.endsWith(".txt"));
  const ids: string[] = [];
  for (const name of names.slice(0, 10)) {
    const text = readFileSync(path.join(NATURAL, name), "utf8");
    const html = text
      .split("\n")
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join("");
    ids.push((await readContract(owner, { html, name, type: "Service Agreement" })).contractId);
  }
  return ids;
}

describe.runIf(existsSync(NATURAL))("a playbook from ten contracts of the corpus", () => {
  test.each(["en", "ru", "mn"] as const)(
    "in %s has topics of theirs, and no party's name (B-34.6)",
    async (language) => {
      const draft = await drafted(owner, { contractIds: await tenContracts(language), language, side: "buy" });
      const parties = await db.answerIndex.findMany({
        where: { column: { in: ["party:0", "party:1"] } },
        select: { shown: true },
      });
      for (const { topic, wanted, fallback, why } of draft.book.positions)
        console.info(
          [topic, why, wanted.text, wanted.wording, fallback?.text ?? "", fallback?.wording ?? ""].join("\n  "),
        );
      console.info(`${language}: ${draft.book.positions.length} topics, left out: ${JSON.stringify(draft.leftOut)}`);
      const named = draft.book.positions.filter(({ wanted }) =>
        parties.some(({ shown }) => shown.length > 3 && wanted.wording.includes(shown)),
      );
      expect(named.map(({ topic }) => topic)).toEqual([]);
      expect(draft.book.positions.length).toBeGreaterThanOrEqual(LEAST[language]);
    },
  );
});

test.runIf(!existsSync(NATURAL))("skipped: no corpus at CORPUS_DIR", () => undefined);
