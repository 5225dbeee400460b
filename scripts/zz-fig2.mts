import { naturalCases } from "/work/wt-checks/scripts/reader/natural.mts";
import { draftOf } from "@/lib/engine/suggest/draft";
import { stemIn } from "@/lib/engine/language/stem";
import { VOCABULARY as V } from "@/lib/engine/lexicon/all";
import * as U from "@/lib/engine/cues/en/undefined-terms";
import { anyOf } from "@/lib/engine/cues/pack";
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===1)) {
  const d=draftOf(c.reading); if (d.language!=="en") continue;
  for (const p of c.problems) if (p.kind==="undefined term") for (const m of p.quote.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)*/gu)) { const after=p.quote.slice(m.index+m[0].length, m.index+m[0].length+12);
   console.log(m[0].split(/[ -]/).map((w:string)=>(V.phrases.en.has(stemIn("en",w.toLowerCase()))?"v":"")+(new RegExp("(?<!\\p{L})"+w.toLowerCase(),"u").test(d.text)?"s":"")+(anyOf(U.derived).test(w)?"d":"")+(anyOf(U.office).test(w.toLowerCase())?"O":"")+"."), anyOf(U.goesOn).test(after)?"goeson":"", anyOf(U.named).test(m[0].toLowerCase())?"named":"", d.definitions.areElsewhere, d.text.split(m[0]).length-1, d.definitions.known.has(m[0].toLowerCase())); }
}
