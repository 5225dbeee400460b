import { readFileSync, readdirSync } from "node:fs";
import { paragraph } from "@/lib/richtext/blocks";
import { plainTextOf } from "@/lib/richtext/plain-text";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { suggest } from "@/lib/assistant/engines/extractive/suggest/suggest";
const only = process.argv[2]; const pre = process.argv[3] ?? "cuad";
const dir="/work/shared/corpus/clauses/texts/"; const counts:Record<string,number>={}; const out:string[]=[]; let docs=0; let t0=0;
for (const f of readdirSync(dir).filter(n=>n.startsWith(pre))) {
  const text=readFileSync(dir+f,"utf8"); docs++;
  const head=text.slice(0,600).toLowerCase();
  const type=/lease|rental|аренд|түрээс/.test(head)?"Lease Agreement":/non-?disclosure|confidential|конфиденц|нууц/.test(head)?"Non-Disclosure Agreement":/employment/.test(head)?"Employment Contract":/service|hosting|consulting|услуг|үйлчилгээ/.test(head)?"Service Agreement":/sale|supply|purchase|поставк|купли/.test(head)?"Sales Contract":"Other";
  const c={...plainTextOf(text.split("\n").map(l=>paragraph(l))),contractName:f,contractType:type};
  const r=readingOf(c); const a=performance.now(); const s=suggest(r,"en"); t0+=performance.now()-a;
  for (const x of s){ counts[x.check]=(counts[x.check]??0)+1; if(!only||only==="all"||x.check===only) out.push(`${f} [${x.check}] ${JSON.stringify(x.values)} :: …${c.text.slice(Math.max(0,x.passage.start-110),x.passage.start).replace(/\s+/g," ")}⟦${x.passage.content.slice(0,260).replace(/\s+/g," ")}⟧${c.text.slice(x.passage.end,x.passage.end+90).replace(/\s+/g," ")}… => ${x.replacement?.slice(0,80)}`); }
}
console.error(docs,"docs",t0.toFixed(0),"ms",counts);
let seed=7; const rnd=()=>{seed=(Math.imul(seed,1664525)+1013904223)>>>0; return seed/2**32};
const n=Number(process.argv[4]??30); const pick=[...out]; if(pick.length>n){ pick.sort(()=>rnd()-.5); pick.length=n; }
for(const o of pick) console.log(o+"\n");
