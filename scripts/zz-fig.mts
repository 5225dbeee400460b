import { naturalCases } from "/work/wt-checks/scripts/reader/natural.mts";
import { draftOf } from "@/lib/engine/suggest/draft";
import { isIntroduced } from "@/lib/engine/suggest/introduced";
import { HEADS_EN } from "@/lib/engine/suggest/term-heads";
import { stemIn } from "@/lib/engine/language/stem";
import { folded } from "@/lib/engine/text/folding";
import { VOCABULARY as V } from "@/lib/engine/lexicon/all";
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===1)) {
  const d=draftOf(c.reading);
  for (const p of c.problems) if (p.kind==="undefined term") { const out=[];
   for (const m of p.quote.matchAll(/\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu)) { const ws=m[0].split(/[ -]/); const before=p.quote.slice(0,m.index);
     out.push([ws.length+"w", /\p{Ll},? $/u.test(before)?"mid":"start", /(the|'s|’s|any|each|an?) $/.test(before)?"det":"", d.language==="en"?(HEADS_EN.has(ws.at(-1)!.toLowerCase().replace(/s$/,""))?"head":""):(V.phrases[d.language].has(stemIn(d.language,folded(ws[0])))?"vocab":""), ws.map((w:string)=>isIntroduced(d,w)?"i":"n").join(""), d.definitions.known.has(folded(m[0]))?"KNOWN":""].join(" ")); }
   console.log(d.language, d.definitions.list.length, d.parties.length, p.quote.length, (p.quote.match(/[«“"]/gu)??[]).length, out); }
}
