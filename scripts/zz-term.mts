import { naturalCases } from "/work/wt-checks/scripts/reader/natural.mts";
import { draftOf } from "@/lib/engine/suggest/draft";
import { introducedIn } from "@/lib/engine/suggest/introduced";
import { stemIn } from "@/lib/engine/language/stem";
import { VOCABULARY as V } from "@/lib/engine/lexicon/all";
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===0)) {
  const d = draftOf(c.reading); const intro = introducedIn(d); const L=d.language;
  const RX = L==="en" ? /(?<=(?:[a-z,’]|\p{L}['’]s|\d) (?:the )?)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+){0,3}(?![\p{L}-])/gu : /(?<=(?:\p{Ll}|,|\d) )\p{Lu}\p{Ll}{3,}(?![\p{L}]|[ -]\p{Lu})/gu;
  const seen = new Map<string,string>();
  for (const m of d.text.matchAll(RX)) { const words=m[0].toLowerCase().split(/[ -]/); const stems=words.map(w=>stemIn(L,w));
    if (stems.some(s=>intro.has(s)) ) continue;
    const st=stems.at(-1)!; 
    const common = V.phrases[L].has(st) || new RegExp(`(?<!\\p{L})${words.at(-1)!.slice(0,-1)}`,"u").test(d.text);
    if (!seen.has(st)) seen.set(st, `${common?"":"NAME "}${m[0]} [${d.text.slice(m.index-25,m.index+m[0].length+20).replace(/\n/g,"/")}]`);
  }
  console.log("##", c.id, L); for (const s of seen.values()) console.log("   ", s);
}
