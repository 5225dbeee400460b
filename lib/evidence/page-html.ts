import "server-only";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import type { Manifest } from "./manifest";

const NAMES = { en: "English", ru: "Русский", mn: "Монгол" } as const;
const STYLE = `:root{color-scheme:light}body{font:16px/1.55 system-ui,sans-serif;color:#1f2430;background:#f6f5f2;margin:0}
main{max-width:58rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font:500 26px/1.25 Georgia,serif;margin:0}
header{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:start}
h2{font:500 18px/1.3 Georgia,serif;margin:2rem 0 .5rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dt{color:#5b6070}dd{margin:0;overflow-wrap:anywhere}section.drop{border:1px dashed #9a937f;border-radius:8px;background:#fffefb;padding:1.25rem;margin-top:1.5rem}
.choose{display:flex;flex-wrap:wrap;gap:.75rem}.choose label{border:1px solid #9a937f;border-radius:6px;padding:.5rem .9rem;cursor:pointer;background:#fff}
.choose label:focus-within{outline:2px solid #24508f}.choose input{position:absolute;opacity:0;width:1px}
#verdict{font-weight:600;padding:.75rem 1rem;border-radius:6px;margin:1rem 0 0}#verdict:empty{display:none}
#verdict[data-state=good]{background:#e3f1e4;color:#1b5a2e}#verdict[data-state=bad]{background:#fbe4e1;color:#8f1d16}#verdict[data-state=problem]{background:#fdf1d3;color:#6a4a00}
table{border-collapse:collapse;width:100%;background:#fffefb}td{border-top:1px solid #dedad2;padding:.4rem .6rem;overflow-wrap:anywhere;vertical-align:top}
td:last-child{white-space:nowrap;text-align:right}tr[data-state=same] td:last-child,tr[data-state=whole] td:last-child{color:#1b5a2e}
tr[data-state=changed] td,tr[data-state=missing] td,tr[data-state=broken] td,tr[data-state=extra] td{background:#fbe4e1;color:#8f1d16;font-weight:600}
ul{padding-left:1.2rem}a{color:#24508f}p.quiet{color:#5b6070}@media(max-width:30rem){td:last-child{white-space:normal;overflow-wrap:normal}}`;

/** The program, built before the server starts. */
const program = () => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ".build/evidence/page.js"), "utf8");

/**
 * The page inside a bundle: it says what is in it, and makes every hash anew from a dropped archive or folder. Its
 * policy allows this one program and no network. Source: B-48.5.
 */
export async function pageHtml(manifest: Manifest, language: string): Promise<string> {
  const script = (await program()).trim().replaceAll("</", "<\\/");
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
  const words = Object.fromEntries(LANGUAGES.map((known) => [known, copyFor(known).evidence.page]));
  const said = JSON.stringify({ manifest, language, words }).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title></title><style>${STYLE}</style></head>
<body><main>
<header><h1 data-word="title"></h1><label><span data-word="language"></span> <select id="language">${options()}</select></label></header>
<dl id="facts"></dl>
<section class="drop"><p data-word="choose"></p>
<div class="choose"><label><span data-word="chooseZip"></span><input id="zip" type="file" accept=".zip,application/zip"></label>
<label><span data-word="chooseFolder"></span><input id="folder" type="file" webkitdirectory></label></div>
<p class="quiet" data-word="offline"></p><p id="verdict" role="status"></p><p id="progress" class="quiet"></p>
<table><tbody id="chains"></tbody></table></section>
<h2 data-word="versions"></h2><ul id="versions"></ul>
<div id="absent-part" hidden><h2 data-word="absent"></h2><ul id="absent"></ul></div>
<h2 data-word="files"></h2><table><tbody id="files"></tbody></table>
<h2 data-word="proves"></h2><p data-word="provesText"></p>
<h2 data-word="provesNot"></h2><p data-word="provesNotText"></p>
</main><script type="application/json" id="said">${said}</script><script>${script}</script></body></html>
`;
}

function options(): string {
  return LANGUAGES.map((known) => `<option value="${known}">${NAMES[known]}</option>`).join("");
}
