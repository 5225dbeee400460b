import { longContract } from "./bench-checks.mts";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { draftOf } from "@/lib/assistant/engines/extractive/suggest/draft";
import { ALL_CHECKS } from "@/lib/assistant/engines/extractive/suggest/all-checks";
const c=longContract(300); const r=readingOf(c); for(let i=0;i<2;i++){ let a=performance.now(); const d=draftOf(r); console.log("draft",(performance.now()-a).toFixed(0),d.definitions.list.length); for(const ch of ALL_CHECKS){ a=performance.now(); const n=ch(d).length; console.log("  ",ch.name||"?",(performance.now()-a).toFixed(1),n);} }
