import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { madePages, drawnPages } from "./scans/made-pages";
import { readScans } from "../lib/workers/scan-reading";
const out = process.argv[2]!; mkdirSync(out, { recursive: true });
for (const half of ["chosen", "reported"] as const)
  for (const language of ["en", "ru", "mn"] as const) {
    const pages = madePages(60, ["en", "ru", "mn"]).filter((p) => p.half === half && p.language === language);
    const { pdf, texts } = await drawnPages(pages);
    const t = performance.now();
    const read = await readScans(pdf, pages.map((_, at) => at + 1), { onPage: ({ page, read }) => console.log(half, language, page, pages[page - 1]!.kind, read?.confidence, Math.round((performance.now() - t) / 1000)) });
    writeFileSync(`${out}/${half}-${language}.json`, JSON.stringify({ pages, texts, read }));
    writeFileSync(`${out}/${half}-${language}.pdf`, pdf);
  }
