"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { HoleIcon, icon, NotEqualIcon } from "@/components/ui/icons";
import type { CellDto, CellValue } from "@/lib/portfolio/schema";

const Tick = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const SealGlyph = icon(
  <>
    <path d="M12 3l2.4 1.8 3-.1.9 2.9 2.5 1.7-1 2.8 1 2.7-2.5 1.7-.9 2.9-3-.1L12 21l-2.4-1.7-3 .1-.9-2.9-2.5-1.7 1-2.7-1-2.8 2.5-1.7.9-2.9 3 .1z" />
    <path d="M8.5 12.200l2.4 2.4 4.6-5" />
  </>,
);
const About = icon(<path d="M4.5 9.500c2.5-3 5-1.5 7.5 0s5 3 7.5 0M4.5 15.500c2.5-3 5-1.5 7.5 0s5 3 7.5 0" />);
const Nearest = icon(
  <>
    <circle cx="12" cy="12" r="7.5" strokeDasharray="2.2 3.1" />
    <circle cx="12" cy="12" r="1.6" fill="currentColor" stroke="none" />
  </>,
);
const Dash = icon(<path d="M7 12h10" />);
const Stale = icon(<path d="M20 12a8 8 0 1 1-2.6-5.900L20 8.500M20 4v4.500h-4.5" />);
const Question = icon(<path d="M9 9.200a3 3 0 1 1 4.4 2.700c-1 .6-1.4 1.2-1.4 2.300M12 17.800h.01" />);
const Half = icon(
  <>
    <circle cx="12" cy="12" r="7.5" />
    <path d="M12 4.500a7.5 7.5 0 0 0 0 15z" fill="currentColor" stroke="none" />
  </>,
);
export const FlagGlyph = icon(<path d="M6 21V4.500h11.500l-2 4 2 4H6" />);

export type Sureness = CellDto["state"] | "outOfDate";
type Verdict = NonNullable<CellValue["verdict"]>;

/** A machine's word is a grey glyph; the one green seal is a person's, and what is old is amber. */
const SURE = {
  verified: { Mark: SealGlyph, look: "text-success" },
  stated: { Mark: Tick, look: "text-ink-muted" },
  likely: { Mark: About, look: "text-ink-muted" },
  nearest: { Mark: Nearest, look: "text-ink-muted" },
  notFound: { Mark: Dash, look: "text-ink-muted" },
  unread: { Mark: Dash, look: "text-ink-muted" },
  outOfDate: { Mark: Stale, look: "text-warning-600" },
} as const;
const VERDICT = {
  deviates: { Mark: NotEqualIcon, look: "text-danger" },
  missing: { Mark: HoleIcon, look: "text-warning-600" },
  needsReview: { Mark: Question, look: "text-ink-muted" },
  acceptable: { Mark: Half, look: "text-success" },
  matches: { Mark: Tick, look: "text-success" },
} as const;

export function toSureness({ state, isOutOfDate }: Pick<CellDto, "state" | "isOutOfDate">): Sureness {
  return isOutOfDate ? "outOfDate" : state;
}

/** How sure an answer is, in a glyph with its words for who points at it or listens. */
export function SureMark({ sureness }: { sureness: Sureness }) {
  const { hints } = useCopy().portfolio;
  const { Mark, look } = SURE[sureness];
  return (
    <span className={classes("inline-flex shrink-0", look)} title={hints[sureness]} data-sure={sureness}>
      <Mark className="size-4" />
      <span className="sr-only">{hints[sureness]}</span>
    </span>
  );
}

/** What our ask makes of an answer. Where all is in order the word is for who listens. */
export function VerdictMark({ verdict, isBrief = false }: { verdict: Verdict; isBrief?: boolean }) {
  const { verdicts } = useCopy().portfolio;
  const { Mark, look } = VERDICT[verdict];
  const isQuiet = isBrief && (verdict === "matches" || verdict === "acceptable");
  return (
    <span
      className="inline-flex shrink-0 items-center gap-1.5"
      data-verdict={verdict}
      {...(isQuiet ? { title: verdicts[verdict] } : {})}
    >
      <span className={look}>
        <Mark className="size-4" />
      </span>
      <span className={isQuiet ? "sr-only" : "font-medium whitespace-nowrap text-ink"}>{verdicts[verdict]}</span>
    </span>
  );
}

export function VerdictGlyph({ verdict }: { verdict: Verdict }) {
  const { Mark, look } = VERDICT[verdict];
  return (
    <span className={look}>
      <Mark className="size-4" />
    </span>
  );
}

const EXPLAINED = ["verified", "stated", "likely", "nearest", "notFound", "outOfDate"] as const;

/** What the grey glyphs mean. */
export function Legend() {
  const { legend, states, hints } = useCopy().portfolio;
  return (
    <ul
      aria-label={legend}
      className="mx-auto hidden items-center gap-3 self-center text-xs whitespace-nowrap text-ink-muted xl:flex"
    >
      {EXPLAINED.map((sureness) => {
        const { Mark, look } = SURE[sureness];
        return (
          <li key={sureness} title={hints[sureness]} className="inline-flex items-center gap-1">
            <span className={look}>
              <Mark className="size-4" />
            </span>
            {states[sureness]}
          </li>
        );
      })}
    </ul>
  );
}
