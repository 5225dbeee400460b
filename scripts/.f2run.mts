import { readFileSync } from "node:fs";
import { extractiveEngine } from "@/lib/assistant/engines/extractive/engine";
import { paragraph } from "@/lib/richtext/blocks";
import { plainTextOf } from "@/lib/richtext/plain-text";
const lines = readFileSync(process.argv[2]!, "utf8").split("\n").filter(Boolean);
const head = process.argv[4] ?? "MUTUAL NON-DISCLOSURE AGREEMENT";
let hit=0;
for (const l of lines) {
  const c = { ...plainTextOf([head, l].map((x) => paragraph(x))), contractName: "x", contractType: "" };
  const f = await extractiveEngine.find(c, (process.argv[3] ?? "survival") as never, { language: "en" });
  if (f.passages.length === 0) console.log("- ", l); else { hit++; if (process.argv[5]) console.log("+ ", l); }
}
console.log(hit, "of", lines.length);
