import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
for (const n of [15000,30000,60000]) { const t0=performance.now(); readingOf({ text:"a.\n".repeat(n), pages: [{start:0,page:1}], contractName: "x", contractType: "" }); console.log(n, performance.now()-t0); }
