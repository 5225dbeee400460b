import { VOCABULARY as V } from "@/lib/engine/lexicon/all";
const p = V.concepts.findIndex(c=>c.id==="party");
console.log(V.concepts.length);
V.concepts.forEach((c,i)=>{ if(V.above[i]!.includes(p)) console.log(c.id, "|", c.words.en.join("; "),"|",c.words.ru.join("; "),"|",c.words.mn.join("; ")); });
