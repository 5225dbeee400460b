import { pathToFileURL } from "node:url"; import path from "node:path";
import { naturalCases, CORPUS } from "/work/wt-checks/scripts/reader/natural.mts";
import { suggest } from "@/lib/engine/suggest/suggest";
const { overlap } = await import(pathToFileURL(path.join(CORPUS,"tools","score_natural.mjs")).href);
const cases = naturalCases().filter((_: any,i:number)=>i%2===0);
const kinds: Record<string,[number,number]> = {};
for (const c of cases as any[]) {
  const found = suggest(c.reading, "en");
  console.log(`\n##### ${c.id} (${c.text.length})`);
  for (const p of c.problems) { const hits = found.filter(f=>overlap(f.passage.content,p.quote)>=0.6); const k=kinds[p.kind]??=[0,0]; k[1]++; if(hits.length)k[0]++;
    console.log(`${hits.length?"FOUND by "+[...new Set(hits.map(h=>h.check))].join():"MISS "} [${p.kind}] ${p.quote.replace(/\s+/g," ").slice(0,400)}\n      WHY ${p.why}`); }
  for (const f of found) { const lab=c.problems.find((p:any)=>overlap(f.passage.content,p.quote)>=0.6); if(!lab) console.log(`ALARM ${f.check} ${JSON.stringify(f.values)} ⟦${f.passage.content.slice(0,200)}⟧`); }
}
console.log(kinds);
