import { OWN_SAMPLES } from "@/tests/evals/checks/contracts";
import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { suggest } from "@/lib/assistant/engines/extractive/suggest/suggest";
for (const s of OWN_SAMPLES) { const r=suggest(readingOf(s.contract),"en"); console.log(s.name,s.language,s.contract.text.length,r.length); for(const x of r) console.log("   ",x.check,JSON.stringify(x.values),x.passage.content.slice(0,120)); }
