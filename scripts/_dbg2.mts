import { OWN_SAMPLES, corpusSamples, contractFrom } from "@/tests/evals/checks/contracts";
import { trialsOn } from "@/tests/evals/checks/recall";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { draftOf } from "@/lib/assistant/engines/extractive/suggest/draft";
const all=[...OWN_SAMPLES,...corpusSamples("/work/shared/corpus").filter((s,i)=>i%5===0)];
for(const x of trialsOn(all,{seed:5,times:1}).filter(x=>!x.isFound&&["oneSidedLiability","missingSignatures","partyNameVaries"].includes(x.plant.check))){ const c=contractFrom(x.planted.text,x.sample.contract.contractType); const d=draftOf(readingOf(c)); console.log("==",x.plant.check,x.sample.name,c.contractType, d.text.length,d.parts.length,d.parties.map(p=>p.role+"|"+p.name).join(";").slice(0,200), x.planted.span?x.planted.text.slice(x.planted.span.start,x.planted.span.end):"");
 if(x.plant.check==="missingSignatures") console.log(d.reading.sentences.filter(s=>/in witness whereof|signatures?\b.{0,20}(?::|_|page|block|of the part)|^(?:signature|signed)|\bsigned (?:by|for|on behalf|this|at|in|as)|^by ?:|\bby ?: ?_|\/s\/|have (?:duly )?(?:executed|signed)|executed (?:this|as of|by the)|^name ?:|_{8,}|^подпис|подпис\p{L}{1,3} сторон|подпись|м\.? ?п\.|реквизиты|гарын үсэг|тамга/u.test(s.folded)).map(s=>(s.start/d.text.length).toFixed(2)+" "+s.folded.slice(0,150)).slice(0,5));
}
