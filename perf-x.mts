import { extractiveEngine as e } from "@/lib/assistant/engines/extractive/engine";
import { FIND_CATEGORIES } from "@/lib/assistant/engines/port";
import fs from "node:fs";
const dir = "/work/shared/corpus/clauses/texts/";
let text = ""; for (const f of fs.readdirSync(dir).filter(f=>f.startsWith("cuad"))) { text += fs.readFileSync(dir+f,"utf8")+"\n"; if (text.length > 1_200_000) break; }
const mk = (text: string) => ({ text, pages: [{start:0,page:1}], contractName: "x", contractType: "" });
const cases: Record<string,string> = { big: text, spaces: "a"+" ".repeat(100_000)+"b", under: "_".repeat(100_000), paren: "(".repeat(100_000), close: ")".repeat(100_000), quotes: '"'.repeat(100_000), dots: ".".repeat(100_000), brackets:"[".repeat(100_000), braces:"{{".repeat(50_000), nums:"1.".repeat(50_000), numsp:"1. ".repeat(50_000), nl:"\n".repeat(100_000), words:"shall ".repeat(200_000), law:"laws of agreement governed by ".repeat(40_000), a:"a".repeat(1_000_000), and:"and between ".repeat(20_000), the:'(the "A") '.repeat(20_000), party:'hereinafter "A" and '.repeat(20_000), ru:"далее ".repeat(50_000), ru2:"именуемое в дальнейшем ".repeat(20_000), mn:"цаашид ".repeat(50_000), digits:"1 000 ".repeat(50_000), digits2:"1".repeat(100_000), dates:"1 May ".repeat(40_000), money:"$1,".repeat(50_000), tw:"thirty ".repeat(30_000)+"(60)", caps:"A ".repeat(100_000), ref:"Section 5.1 of ".repeat(20_000), by:"By:\nAcme Inc\n".repeat(10_000), items:"(a) ".repeat(30_000), dash:"- ".repeat(60_000), stop:"a. ".repeat(60_000), stopn:"a.\n".repeat(60_000), colon:"a:\n(a) ".repeat(20_000), lb: "x\n".repeat(60_000)};
const only = process.argv[2];
for (const [name, t] of Object.entries(cases)) { if (only && name!==only) continue;
  const c = mk(t); const out: string[] = []; const time = async (label: string, f: () => Promise<unknown>) => { const t0=performance.now(); await f(); const ms=performance.now()-t0; if (ms>150||name==="big") out.push(`${label} ${ms.toFixed(0)}`); };
  for (const k of FIND_CATEGORIES) await time(k, () => e.find(c, k, {language:"en"}));
  await time("suggest", () => e.suggest(c, {language:"en"}));
  await time("sum", async () => { for await (const _ of e.summarize(c,{language:"en"})); });
  for (const q of ["Who may terminate?","What is the price of the goods?","True or false: party may copy information","When does it expire?"]) await time(q.slice(0,8), async () => { for await (const _ of e.chat(c,q,[],{language:"en"})); });
  console.log(name, t.length, out.join(" | "));
}
const rx=/governed by|laws of|shall|must|surviv|jurisdiction|arbitrat|between/giu; const t0=performance.now(); let n=0; for (const _ of text.matchAll(rx)) n++; console.log("plain scan", (performance.now()-t0).toFixed(0), n);
