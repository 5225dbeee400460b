import type { ContractText, Passage } from "../port";
import { either } from "../text/either";
import { toPassage } from "../text/spans";

/** How a paper says whose form it is, in three languages. */
const SAYS_WHOSE = either(
  String.raw`(?:standard|general|model)\s(?:form|terms|conditions|contract|agreement)|(?:contract|agreement) (?:form|template)|template (?:of|by)|©|copyright|all rights reserved`,
  String.raw`(?:типов|стандартн)\p{L}{2,3}\s(?:форм|договор|услови)|форма утвержд|утвержд\p{L}{2,5} приказом|общие условия`,
  String.raw`загвар\p{L}{0,5}\s(?:гэрээ|маягт)|гэрээний загвар|стандарт\p{L}{0,4}\s(?:гэрээ|нөхцөл)|ерөнхий нөхцөл`,
);
/** Headings and what stands above them, and the foot of the last page. UTF-16 units. */
const [HEAD, FOOT] = [3_000, 1_500];
/** A longer line is a clause. */
const LONGEST = 240;
const MOST = 10;

/** Lines at the beginning and the end that say whose form a contract is, in text order. Linear in the text. */
export function formLines(contract: ContractText): Passage[] {
  const { text } = contract;
  const found: Passage[] = [];
  let start = 0;
  while (start < text.length && found.length < MOST) {
    if (start > HEAD && start < text.length - FOOT)
      start = text.lastIndexOf("\n", text.length - FOOT) + 1 || text.length;
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    if (end - start <= LONGEST && SAYS_WHOSE.test(text.slice(start, end)))
      found.push(toPassage(contract, { start, end }));
    start = end + 1;
  }
  return found;
}
