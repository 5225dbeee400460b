import { naturalCases } from "/work/wt-checks/scripts/reader/natural.mts";
import { draftOf } from "@/lib/engine/suggest/draft";
import { numberSpelt } from "@/lib/engine/suggest/number-words";
import { numbersOf } from "@/lib/engine/suggest/clause-numbers";
import { stemIn } from "@/lib/engine/language/stem";
import { STOP } from "@/lib/engine/lexicon/stop-words";
import { folded, wordsOf } from "@/lib/engine/text/folding";
import { unitsOf } from "@/lib/engine/text/units";
import { languageOf } from "@/lib/engine/language/identify";
const UNITS: [string, RegExp][] = [["day",/^(?:days?|дн(?:ей|я|ям|ях)|день|суток|сутки|хоног|өдөр|өдр)/u],["week",/^(?:weeks?|недел|долоо)/u],["month",/^(?:months?|месяц|сар(?!ын$))/u],["year",/^(?:years?|лет$|год(?:а|ов)?$|жил)/u],["hour",/^(?:hours?|час|цаг)/u],["minute",/^(?:minut|минут)/u],["percent",/^(?:%|percent|per cent|процент|хув)/u]];
const NUM=/(?<![\p{L}\d.,№§/-])(\d{1,3}(?:[ ,.]\d{3})+|\d+(?:[.,]\d+)?)(?:-\p{L}{1,5})?(?![\d./])/gu;
for (const c of (naturalCases() as any[]).filter((_,i)=>i%2===0)) {
  const d=draftOf(c.reading), L=d.language; const units=unitsOf(c.reading).filter(u=>!u.isTitle);
  // sentences
  const sents = d.reading.sentences; const df=new Map<string,number>();
  const ss = sents.map(s=>{ const st=new Set(wordsOf(s.folded).map(w=>stemIn(L,w))); for(const x of st) df.set(x,(df.get(x)??0)+1); return st;});
  const N=sents.length; const idf=(x:string)=>Math.log(N/(df.get(x)??1));
  const vals:any[]=[];
  for (const s of sents) { if (s.isTitle) continue; const raw=d.text.slice(s.start,s.end);
    for (const m of raw.matchAll(NUM)) { const after=raw.slice(m.index+m[0].length); const aw=[...after.slice(0,60).replace(/^\s?\([^)]{0,40}\)/u,"").matchAll(/%|[\p{L}-]+|[.;,\d]/gu)].slice(0,3).map(x=>x[0].toLowerCase());
      let unit=""; for (const w of aw) { if (/^[.;,\d]/.test(w)) break; const u=UNITS.find(([,r])=>r.test(w)); if(u){unit=u[0];break;} }
      if(!unit) continue; const n=Number(m[1].replace(/[ ](?=\d{3})/g,"").replace(",",".")); if(n>=1900&&unit==="year") continue;
      const seg0=Math.max(raw.lastIndexOf(";",m.index)+1,0); let seg1=raw.indexOf(";",m.index); if(seg1<0)seg1=raw.length;
      const seg=raw.slice(seg0,seg1);
      const feats=new Map<string,number>();
      for(const w of wordsOf(folded(seg))) { const st=stemIn(L,w); if(STOP[L].has(st)||STOP[L].has(w)||/\d/.test(st)||st.length<3||UNITS.some(([,r])=>r.test(w))||numberSpelt(w)!==null) continue; feats.set(st,idf(st)); }
      const unitIx=units.findIndex(u=>u.start<=s.start&&s.start<u.end);
      vals.push({n,unit,seg:seg.trim(),feats,u:unitIx,s});
    } }
  const pairs:any[]=[];
  for (let i=0;i<vals.length;i++) for(let j=i+1;j<vals.length;j++){ const a=vals[i],b=vals[j]; if(a.unit!==b.unit||a.n===b.n||a.u===b.u) continue;
    let sh=0,na=0,nb=0; const shared:string[]=[]; for(const [k,w] of a.feats){na+=w*w; if(b.feats.has(k)){sh+=w*w;shared.push(k);}} for(const w of b.feats.values()) nb+=w*w;
    pairs.push({cos:sh/Math.sqrt(na*nb), cont: sh/Math.min(na,nb), shared,a,b}); }
  pairs.sort((x,y)=>y.cos-x.cos);
  console.log("##",c.id, vals.length); for(const p of pairs.slice(0,4)) { const lab=c.problems.filter((q:any)=>q.kind==="contradiction").some((q:any)=>q.quote.includes(p.a.seg.slice(0,25))||q.quote.includes(p.b.seg.slice(0,25))); console.log(`${lab?"***":"   "} ${p.cos.toFixed(2)} ${p.cont.toFixed(2)} ${p.a.n}/${p.b.n} ${p.a.unit} [${p.shared.join(" ")}]\n        A: ${p.a.seg.replace(/\s+/g," ").slice(0,170)}\n        B: ${p.b.seg.replace(/\s+/g," ").slice(0,170)}`); }
}
