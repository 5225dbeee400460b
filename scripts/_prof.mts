import { readFileSync, readdirSync } from "node:fs";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { draftOf } from "@/lib/assistant/engines/extractive/suggest/draft";
import { ALL_CHECKS } from "@/lib/assistant/engines/extractive/suggest/all-checks";
import { contractFrom } from "@/tests/evals/checks/contracts";
const dir="/work/shared/corpus/clauses/texts/";
let text=""; for(const f of readdirSync(dir).filter(n=>n.startsWith(process.argv[2]??"cuad-"))){ text+=readFileSync(dir+f,"utf8")+"\n"; if(text.length>1_000_000) break; }
for(let i=0;i<3;i++){ const c=contractFrom(text,"Service Agreement"); let a=performance.now(); const r=readingOf(c); console.log("reading",(performance.now()-a).toFixed(0), r.sentences.length); a=performance.now(); const d=draftOf(r); console.log("draft",(performance.now()-a).toFixed(0),d.definitions.list.length); for(const ch of ALL_CHECKS){ a=performance.now(); const n=ch(d).length; console.log("  ",ch.name||"?",(performance.now()-a).toFixed(1),n); } }
import { numbersOf, standsSomewhere } from "@/lib/assistant/engines/extractive/suggest/clause-numbers";
{ const c=contractFrom(text,"Service Agreement"); const d=draftOf(readingOf(c)); let a=performance.now(); numbersOf(d); console.log("numbersOf",performance.now()-a); a=performance.now(); standsSomewhere(d.text,"44.9"); console.log("stands",performance.now()-a); a=performance.now(); [...d.lower.matchAll(/(?:sections?|clauses?|paragraphs?|(?:под)?пункт[а-яё]{0,3}|раздел[а-яё]{0,3}|п\.)\s{1,3}(?=\d)/g)]; console.log("refs",performance.now()-a);}
