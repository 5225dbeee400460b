/**
 * Makes V8 translate each pattern into the processor's own instructions when it is first used. Otherwise it interprets
 * a pattern once before, and again whenever it has forgotten it meanwhile: on long contracts, which meet hundreds of
 * patterns, their checks then take twice as long (`npx tsx scripts/bench-review.mts`). Imported before all else; a
 * Node that no longer knows the name goes on without.
 */
import { setFlagsFromString } from "node:v8";

setFlagsFromString("--no-regexp-tier-up");
