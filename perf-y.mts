import { readingOf } from "@/lib/assistant/engines/extractive/text/reading";
import { answersIn } from "@/lib/assistant/engines/extractive/answers-copy";
import { placeholders } from "@/lib/assistant/engines/extractive/suggest/placeholders";
import { wordsAndDigits } from "@/lib/assistant/engines/extractive/suggest/words-and-digits";
import { brokenReferences, repeatedNumbers } from "@/lib/assistant/engines/extractive/suggest/numbering-checks";
import { missingLaw, missingTerm } from "@/lib/assistant/engines/extractive/suggest/missing-clauses";
import { paragraphsOf } from "@/lib/assistant/engines/extractive/text/paragraphs";
import { sentencesIn } from "@/lib/assistant/engines/extractive/text/sentences";
import { numberingAt } from "@/lib/assistant/engines/extractive/text/numbering";
import { folded } from "@/lib/assistant/engines/extractive/text/folding";
import { isTitle } from "@/lib/assistant/engines/extractive/text/headings";
import { partiesOf } from "@/lib/assistant/engines/extractive/parties/parties";
import { termOf } from "@/lib/assistant/engines/extractive/facts/term";
import { moneySentences } from "@/lib/assistant/engines/extractive/facts/money";
import { datesIn } from "@/lib/assistant/engines/extractive/facts/date-text";
import { agreementDate } from "@/lib/assistant/engines/extractive/facts/agreement-date";
import fs from "node:fs";
const dir = "/work/shared/corpus/clauses/texts/";
let text="a.\n".repeat(60000);
const c = { text, pages: [{start:0,page:1}], contractName: "x", contractType: "" };
const t = (l: string, f: () => unknown) => { const t0=performance.now(); f(); console.log(l,(performance.now()-t0).toFixed(0)); };
for (let i=0;i<2;i++){
let ps: any; t("paragraphs",()=>{ps=paragraphsOf(text)}); let ss:any[]=[]; t("sentences",()=>{ss=ps.flatMap((p:any)=>sentencesIn(text,p))}); console.log(ps.length, ss.length);
let raws=ss.map(s=>text.slice(s.start,s.end)); t("numbering",()=>raws.map(numberingAt)); t("folded",()=>raws.map(folded)); t("title",()=>raws.map(r=>isTitle(r,{numbering:null,opens:true,alone:true})));
}
const r = readingOf(c); t("parties",()=>partiesOf(c)); t("agreementdate",()=>agreementDate(r)); t("term",()=>termOf(r)); t("money",()=>moneySentences(r,4)); t("dates",()=>datesIn(text));
const copy=answersIn("en"); for (const [n,f] of Object.entries({placeholders,wordsAndDigits,brokenReferences,repeatedNumbers,missingLaw,missingTerm})) t(n,()=>f(r,copy));
