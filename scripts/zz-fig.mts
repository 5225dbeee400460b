import { naturalCases } from "/work/wt-checks/scripts/reader/natural.mts";
import { pathToFileURL } from "node:url"; import path from "node:path";
import { CORPUS } from "/work/wt-checks/scripts/reader/natural.mts";
import { suggest } from "@/lib/engine/suggest/suggest";
import { draftOf } from "@/lib/engine/suggest/draft";
import * as R from "@/lib/engine/cues/ru/undefined-terms"; import * as M from "@/lib/engine/cues/mn/undefined-terms";
import { stemIn } from "@/lib/engine/language/stem"; import { folded } from "@/lib/engine/text/folding"; import { VOCABULARY as V } from "@/lib/engine/lexicon/all"; import { anyOf } from "@/lib/engine/cues/pack";
const { overlap } = await import(pathToFileURL(path.join(CORPUS,"tools","score_natural.mjs")).href);
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===1)) { const d=draftOf(c.reading); const L=d.language;
 for (const x of suggest(c.reading,"en").filter(x=>x.check==="undefinedTerm"||x.check==="unusedTerm"||x.check==="placeholder")) { if (c.problems.some((p:any)=>overlap(x.passage.content,p.quote)>=0.6)) continue; 
  const w=x.values["term"]??""; const s=stemIn(L,folded(w)); const t=d.text; const pl=x.passage.start/t.length; const n=t.split(w).length-1;
  console.log(x.check,L,"pos",pl.toFixed(2),"words",w.split(" ").length,"n",n, L!=="en"?{role:(L==="ru"?R:M).roles.split(" ").some(r=>stemIn(L,r)===s),vocab:V.phrases[L].has(s),small:new RegExp(" "+w.toLowerCase().slice(0,-2),"u").test(t),derived:anyOf((L==="ru"?R:M).derived).test(w),adj:anyOf((L==="ru"?R:M).describes).test(w)}:"", "roles",d.parties.length,"kinds",c.problems.map((p:any)=>p.kind).join());
 } }
