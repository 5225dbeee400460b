/** Every statement of the specification is proven by a test, and every word of it belongs to a statement. */
import { describe, expect, test } from "vitest";
import { hasSpecification, oneLine, sections } from "./specification";
import { STATEMENTS } from "./statements";
import { testTitles } from "./titles";

const titles = testTitles();
const proofs = STATEMENTS.flatMap(({ id, kind, proof }) => (proof ?? []).map((title) => ({ id, kind, title })));
const isBrowserTest = (title: string) => title.startsWith("tests/e2e/");
const isRealRequest = (title: string) => /^tests\/(e2e|server)\//.test(title);

describe("every statement", () => {
  test("has a name of its own", () => {
    const ids = STATEMENTS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(240);
  });

  test("is proven", () => {
    expect(STATEMENTS.filter(({ proof }) => proof === null || proof.length === 0).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  test("names tests that exist", () => {
    expect(titles.size).toBeGreaterThan(500);
    expect(proofs.filter(({ title }) => !titles.has(title)).map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  });

  test("of a screen is proven in a browser, of REST by requests to a running server", () => {
    expect(proofs.filter(({ kind, title }) => kind === "screen" && !isBrowserTest(title))).toEqual([]);
    expect(proofs.filter(({ kind, title }) => kind === "rest" && !isRealRequest(title))).toEqual([]);
  });
});

describe.skipIf(!hasSpecification)("the specification, where its file is (SPEC_FILE)", () => {
  const texts = hasSpecification ? sections() : new Map<number, string>();
  const statementsOf = (section: number) => STATEMENTS.filter((statement) => statement.section === section);

  test("every word of the specification belongs to a statement", () => {
    expect([...texts.keys()]).toEqual([...new Set(STATEMENTS.map(({ section }) => section))]);
    for (const [section, text] of texts) expect([section, leftOver(text, statementsOf(section))]).toEqual([section, []]);
  });

  test("a word that no statement has, and a statement that the specification hasn't, are found", () => {
    const text = texts.get(9) ?? "";
    const statements = statementsOf(9);
    expect(leftOver(`${text} And more.`, statements)).toEqual(["at the end:  And more."]);
    expect(leftOver(text, statements.slice(1))).toEqual([expect.stringContaining("Minimum password length")]);
    expect(leftOver(text, [...statements, { id: "9.invented", text: "An invented sentence." }])).toContainEqual(expect.stringContaining("9.invented is not in"));
  });
});

/** Words between and after the statements, and statements that are not to be found where they should follow. */
function leftOver(text: string, statements: readonly { id: string; text: string }[]): string[] {
  const found: string[] = [];
  let at = 0;
  for (const { id, text: words } of statements) {
    const start = text.indexOf(oneLine(words), at);
    if (start < 0) {
      found.push(`${id} is not in: ${text.slice(at, at + 160)}…`);
      continue;
    }
    if (/[\p{L}\p{N}]/u.test(text.slice(at, start))) found.push(`before ${id}: ${text.slice(at, start)}`);
    at = start + oneLine(words).length;
  }
  if (/[\p{L}\p{N}]/u.test(text.slice(at))) found.push(`at the end: ${text.slice(at)}`);
  return found;
}
