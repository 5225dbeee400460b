import { OWN_SAMPLES, corpusSamples } from "@/tests/evals/checks/contracts";
import { trialsOn } from "@/tests/evals/checks/recall";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { draftOf } from "@/lib/assistant/engines/extractive/suggest/draft";
import { GOVERNING_LAW } from "@/lib/assistant/engines/extractive/find/governing-law";
import { hasCue } from "@/lib/assistant/engines/extractive/find/cues";
import { lawNamed } from "@/lib/assistant/engines/extractive/facts/governing-law-name";
import { contractFrom } from "@/tests/evals/checks/contracts";
const t=trialsOn(OWN_SAMPLES,{seed:4,times:4}).filter(x=>!x.isFound);
const seen=new Set<string>();
for(const x of t){ const k=x.plant.check+x.sample.name; if(seen.has(k)) continue; seen.add(k); const c=contractFrom(x.planted.text,x.sample.contract.contractType); const d=draftOf(readingOf(c)); console.log("==",k, d.parties.map(p=>p.role+"|"+p.name+"|"+p.isCollective));
 if(x.plant.check==="twoLaws") for(const s of d.reading.sentences) if(hasCue(s,GOVERNING_LAW)) console.log("   ",lawNamed(c.text.slice(s.start,s.end)),c.text.slice(s.start,s.end).slice(0,120));
 if(x.plant.check==="unusedTerm") console.log(d.definitions.list.map(q=>q.term+":"+q.scope+q.isAlias));
 if(/iability/.test(x.plant.check)) console.log(d.reading.sentences.filter(s=>/liab|ответств|возмещ/.test(s.folded)).map(s=>s.folded.slice(0,150)+" T"+s.isTitle));
 if(/missing/.test(x.plant.check)) console.log(d.reading.sentences.filter(s=>/\bterm\b|terminat|expir|duration|perpetual|indefinite|until\b|срок|расторж|прекращ|бессрочн|хугацаа|дуусгавар|цуцл|law/.test(s.folded)).map(s=>s.folded.slice(0,200)));
}
const cs=trialsOn(corpusSamples("/work/shared/corpus").filter((s,i)=>i%6===0),{seed:5,times:1}).filter(x=>!x.isFound&&["twoLaws","missingSignatures","missingLaw"].includes(x.plant.check));
for(const x of cs){ const c=contractFrom(x.planted.text,x.sample.contract.contractType); const d=draftOf(readingOf(c)); console.log("==",x.plant.check,x.sample.name,c.contractType, d.text.length,d.parties.length,d.parts.length);
 if(x.plant.check==="twoLaws") for(const s of d.reading.sentences) if(hasCue(s,GOVERNING_LAW)) console.log("   ",lawNamed(c.text.slice(s.start,s.end)),c.text.slice(s.start,s.end).slice(0,220));
 if(x.plant.check==="missingSignatures") console.log(d.reading.sentences.filter(s=>/in witness|signatures?\b|^signed|\bsigned\b|^by ?:|\/s\/|executed|^name ?:|_{8,}|подпис|м\.? ?п\.|реквизит/.test(s.folded)).map(s=>s.folded.slice(0,120)).slice(0,5));
 if(x.plant.check==="missingLaw") console.log(d.reading.sentences.filter(s=>/\blaw|govern/.test(s.folded)).map(s=>s.folded.slice(0,160)).slice(0,8));
}
