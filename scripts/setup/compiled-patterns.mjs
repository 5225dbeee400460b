/**
 * Makes V8 compile each regular expression to machine code on first use. By default it first interprets a pattern, and
 * again whenever it has discarded the code: on long contracts, which use hundreds of patterns, the checks then take
 * twice as long (`npx tsx scripts/bench-review.mts`). Imported before everything else; a Node without this flag carries
 * on without it.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--no-regexp-tier-up");
