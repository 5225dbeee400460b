/** Facts about a term whose first day the contract doesn't date. */
import { readTerm } from "../../facts/term";
import { anyOf } from "../../language/patterns";
import type { Reading } from "../../text/reading";
import * as cue from "../../time/days.cues";
import { readTimes, type Mention } from "../../time/mentions";
import { undatedStart } from "../../time/undated-start";
import type { Fact } from "../fact";
import { fact, quoted, standingAlone, toFactLength } from "./made-fact";

/** 'The term is 24 months from the Go-Live Date', which nothing dates: the words, and no day of ours. */
export function undatedFacts(reading: Reading): Fact[] {
  const term = readTerm(reading);
  if (term?.isContested) return [];
  const isTerm = ({ sentence, start }: Mention) =>
    term?.kind === "for"
      ? sentence === term.sentence && start >= sentence.start + term.duration.start
      : CONTRACT_LASTS.test(sentence.folded);
  const told = readTimes(reading).mentions.flatMap((one) => {
    const words = one.kind === "length" && isTerm(one) ? undatedStart(reading, one) : null;
    return words ? [{ words, sentence: one.sentence, length: one.kind === "length" ? one.length : null }] : [];
  });
  const [first] = told;
  if (!first) return [];
  const { months = 0, days = 0 } = first.length ?? {};
  const written = reading.contract.text.slice(first.words.start, first.words.end);
  const said = [standingAlone(written.replace(/\s+/gu, " ")), quoted(reading, first.sentence)] as const;
  return [{ ...fact("term", ...said), ...toFactLength({ years: 0, months, days }) }, fact("expiration_date", ...said)];
}

const CONTRACT_LASTS = anyOf(cue.contractLasts);
