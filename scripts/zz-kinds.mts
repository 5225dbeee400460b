import { pathToFileURL } from "node:url"; import path from "node:path";
import { naturalCases, CORPUS } from "/work/wt-checks/scripts/reader/natural.mts";
import { suggest } from "@/lib/engine/suggest/suggest";
const { overlap } = await import(pathToFileURL(path.join(CORPUS,"tools","score_natural.mjs")).href);
for (const half of [0,1]) {
const kinds: Record<string,number[]> = {}; let alarms: Record<string,number>={}; let hits: Record<string,number>={}; let n=0, f=0, l=0; const langs: Record<string,number[]> = {};
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===half)) {
  const found = suggest(c.reading, "en"); n++;
  for (const p of c.problems) { const k=kinds[p.kind]??=[0,0]; const kl=kinds[p.kind+"/"+c.lang]??=[0,0]; kl[1]!++; if(found.some(x=>overlap(x.passage.content,p.quote)>=0.6)) kl[0]!++; const g=langs[c.lang]??=[0,0]; k[1]++; l++; g[1]++; if(found.some(x=>overlap(x.passage.content,p.quote)>=0.6)){k[0]++;f++;g[0]++} }
  for (const x of found) { const ok=c.problems.some((p:any)=>overlap(x.passage.content,p.quote)>=0.6); const t=ok?hits:alarms; const key=x.check+"/"+c.lang; t[key]=(t[key]??0)+1; }
}
const a=Object.values(alarms).reduce((x,y)=>x+y,0);
console.log(half?"UNREAD":"READ", f, "/", l, (100*f/l).toFixed(1)+"%", "alarms per contract", (a/n).toFixed(2), JSON.stringify(langs)); console.log(JSON.stringify(kinds)); console.log("hits", JSON.stringify(hits)); console.log("alarms", JSON.stringify(alarms)); }
