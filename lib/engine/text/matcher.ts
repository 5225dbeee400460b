import { light } from "./light-pattern";
import { gatesFor } from "./needed-words";

/** A cue as data: a folded text has the meaning when `when` matches and `unless` does not. */
type Cue = { when: RegExp; unless?: RegExp };
type Group = { gates: readonly RegExp[]; cues: readonly Cue[] };
type Matcher = { latin: Group; cyrillic: Group };

const CYRILLIC = /[\u0400-\u052f]/;

const matchers = new WeakMap<readonly Cue[], Matcher>();

/**
 * `cues.some(…)`, many times quicker: Cyrillic cues only on text with Cyrillic letters, and none before the text has
 * the words they need.
 */
export function matchesAny(folded: string, cues: readonly Cue[]): boolean {
  const { latin, cyrillic } = matcherOf(cues);
  return meets(folded, latin) || (cyrillic.cues.length > 0 && CYRILLIC.test(folded) && meets(folded, cyrillic));
}

function meets(folded: string, { gates, cues }: Group): boolean {
  return (
    gates.every((gate) => gate.test(folded)) &&
    cues.some(({ when, unless }) => when.test(folded) && !unless?.test(folded))
  );
}

function matcherOf(cues: readonly Cue[]): Matcher {
  const known = matchers.get(cues);
  if (known) return known;
  const isCyrillic = ({ when }: Cue) =>
    CYRILLIC.test(when.source) && !/[a-z]{3}/u.test(when.source.replace(/\\p\{\w+\}|\\./gu, ""));
  const matcher = {
    latin: groupOf(cues.filter((cue) => !isCyrillic(cue))),
    cyrillic: groupOf(cues.filter(isCyrillic)),
  };
  matchers.set(cues, matcher);
  return matcher;
}

function groupOf(cues: readonly Cue[]): Group {
  return {
    gates: gatesFor(cues.map(({ when }) => when)),
    cues: cues.map(({ when, unless }) =>
      unless ? { when: light(when), unless: light(unless) } : { when: light(when) },
    ),
  };
}
