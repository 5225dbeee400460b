/** The papers keep to what they promise: short, with links and names of files that lead somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const PAPERS = [
  ...readdirSync(".").filter((name) => name.endsWith(".md")),
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const readPaper = (paper: string) => readFileSync(paper, "utf8");

test("the README is the way in: under 150 lines, with a link to every other paper", () => {
  expect(readPaper("README.md").split("\n").length).toBeLessThan(150);
  expect(PAPERS.filter((paper) => paper !== "README.md" && !readPaper("README.md").includes(`](${paper})`))).toEqual(
    [],
  );
});

describe.each(PAPERS)("%s", (paper) => {
  test("links to what is there", () => {
    expect(brokenLinks(paper, readPaper(paper))).toEqual([]);
  });

  test("names files that are there", () => {
    expect(filesNamedIn(readPaper(paper)).filter((name) => !existsSync(name))).toEqual([]);
  });
});

test("a link that leads nowhere and a file that isn't there are found", () => {
  expect(
    brokenLinks(
      "docs/rest.md",
      "[one](operations.md#nowhere) [two](lost.md) [three](../LICENSE) [four](https://example.com)",
    ),
  ).toEqual(["operations.md#nowhere", "lost.md"]);
  expect(filesNamedIn("`lib/lost.ts`, `lib/{en,ru}`, `lib/`, and `npm test`")).toEqual(["lib/lost.ts", "lib/"]);
});

function brokenLinks(paper: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^https?:/.test(link));
  return links.filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? paper : path.join(path.dirname(paper), file);
    return !existsSync(target) || (anchor !== undefined && !listAnchors(readPaper(target)).includes(anchor));
  });
}

/** As web pages of repositories make them: lower case, blanks as hyphens, other signs left out. */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Names in code that begin with a folder of the project; patterns such as `lib/copy/{en,ru}` are none. */
function filesNamedIn(text: string): string[] {
  const names = [...text.matchAll(/`((?:app|components|docs|lib|prisma|public|scripts|tests)\/[^`\s]*)`/g)].map(
    ([, name = ""]) => name,
  );
  return names.filter((name) => !/[{<*…]/.test(name));
}
