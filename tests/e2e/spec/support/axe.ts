/** axe, put into a page as it stands. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";

const FILE = path.resolve("node_modules/axe-core/axe.min.js");
export const hasAxe = existsSync(FILE);

type Finding = { id: string; impact: string | null; nodes: { target: unknown[]; html: string }[] };

/** What axe finds in WCAG 2.2 A and AA and in best practices, each as `rule: where`. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: FILE });
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Finding[] }> };
    };
    return (
      await axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"], // what is well need not be described node by node
      })
    ).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
  );
}
