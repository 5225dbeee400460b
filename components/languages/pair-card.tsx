"use client";

import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import type { DifferenceDto, LanguagePairDto, LanguagesDto } from "@/lib/assistant/languages/languages-schema";

type PairCardProps = { pair: LanguagePairDto; read: LanguagesDto; contractId: string };

/** One clause in both languages, the words that differ marked on either side. */
export function PairCard({ pair, read, contractId }: PairCardProps) {
  const words = useCopy().bilingual;
  return (
    <article className="languages-card">
      <header className="languages-head">
        <span className="font-medium">{pair.number === null ? words.unnumbered : words.clause(pair.number)}</span>
        <Kinds differences={pair.differences} />
        <Behind pair={pair} read={read} />
      </header>
      <div className="languages-pair">
        <Side side="first" {...{ pair, read, contractId }} />
        <Side side="second" {...{ pair, read, contractId }} />
      </div>
    </article>
  );
}

/** Sure ones with the sign of a deviation, unsure ones with a question mark. */
function Kinds({ differences }: { differences: readonly DifferenceDto[] }) {
  const words = useCopy().bilingual;
  const kinds = new Map<DifferenceDto["kind"], boolean>();
  for (const { kind, isSure } of differences) kinds.set(kind, isSure || (kinds.get(kind) ?? false));
  return [...kinds].map(([kind, isSure]) => (
    <span key={kind} className={classes("languages-kind", isSure ? "text-danger-700" : "text-ink-muted")}>
      <span aria-hidden="true">{isSure ? "≠" : "?"}</span>
      <span className="sr-only">{isSure ? words.groups.differ : words.groups.check}: </span>
      {words.kinds[kind]}
    </span>
  ));
}

function nameOf(read: LanguagesDto, side: "first" | "second", words: ReturnType<typeof useCopy>["bilingual"]): string {
  const language = read.languages?.[side === "first" ? 0 : 1];
  return language ? words.languages[language] : "";
}

function Behind({ pair: { behind }, read }: { pair: LanguagePairDto; read: LanguagesDto }) {
  const words = useCopy().bilingual;
  if (!behind) return null;
  return (
    <span className="languages-kind text-warning-700">
      <span aria-hidden="true">↻</span>
      {words.behind(nameOf(read, behind.side, words), behind.sinceVersion)}
    </span>
  );
}

function Side({ side, pair, read, contractId }: PairCardProps & { side: "first" | "second" }) {
  const words = useCopy().bilingual;
  const passage = pair[side];
  const name = nameOf(read, side, words);
  const language = read.languages?.[side === "first" ? 0 : 1];
  const changed = pair.behind && pair.behind.side !== side ? pair.behind : null;
  return (
    <div className="languages-side" data-behind={pair.behind?.side === side || undefined}>
      <p className="languages-name">
        <span>{name}</span>
        {passage && (
          <Link
            href={passageAddress(contractId, { ...passage, versionId: read.versionId })}
            title={words.show}
            className="text-primary underline-offset-2 hover:underline"
          >
            {words.page(passage.page)}
          </Link>
        )}
      </p>
      {passage ? (
        <blockquote lang={language} className="languages-slip font-paper">
          <Marked passage={passage} differences={pair.differences} side={side} />
        </blockquote>
      ) : (
        <p className="languages-missing">{words.missingHere(name)}</p>
      )}
      {changed && (
        <details className="languages-was">
          <summary>{words.was(name, changed.sinceVersion)}</summary>
          <blockquote lang={language} className="font-paper">
            {changed.was}
          </blockquote>
        </details>
      )}
    </div>
  );
}

type Passage = { content: string; start: number; end: number };
type Piece = { text: string; mark: DifferenceDto | null };

/** A passage with the words that differ underlined, and named for who doesn't see them. */
function Marked({
  passage,
  differences,
  side,
}: {
  passage: Passage;
  differences: readonly DifferenceDto[];
  side: "first" | "second";
}) {
  const words = useCopy().bilingual;
  return toPieces(passage, differences, side).map(({ text, mark }, index) =>
    mark ? (
      <mark key={index} className="languages-mark" data-sure={mark.isSure} title={words.kinds[mark.kind]}>
        <span className="sr-only">{` ${words.kinds[mark.kind]} ${words.differs} `}</span>
        {text}
        <span className="sr-only">{` ${words.end} `}</span>
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** Overlapping spans are shown once, by the one that begins first. */
function toPieces(passage: Passage, differences: readonly DifferenceDto[], side: "first" | "second"): Piece[] {
  const spans = differences
    .flatMap((mark) => mark[side].map(({ start, end }) => ({ start, end, mark })))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = passage.start;
  const cut = (from: number, to: number) => passage.content.slice(from - passage.start, to - passage.start);
  for (const { start, end, mark } of spans) {
    if (start < at || end > passage.end) continue;
    if (start > at) pieces.push({ text: cut(at, start), mark: null });
    pieces.push({ text: cut(start, end), mark });
    at = end;
  }
  if (at < passage.end) pieces.push({ text: cut(at, passage.end), mark: null });
  return pieces;
}
