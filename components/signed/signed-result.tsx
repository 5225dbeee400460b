"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { LOCALES } from "@/lib/copy/languages";
import type { SignedComparisonDto, SignedCopyDto, SignedDifferenceDto } from "@/lib/signed/schema";

type Passage = { content: string; start: number; end: number };
type Show = (passage: Passage) => void;

/** What the comparison of a signed copy with the agreed text found. Source: B-28.2. */
export function SignedResult({ copy, onShow }: { copy: SignedCopyDto; onShow: Show }) {
  const words = useCopy().signed.result;
  const { status, statusMessage, comparison, files } = copy;
  if (status === "processing") return <Spinner label={words.processing} />;
  if (!comparison) return <Banner tone="error">{statusMessage}</Banner>;
  const { differences, more, unread } = comparison;
  return (
    <div className="space-y-3">
      <Verdict comparison={comparison} />
      {unread.map(({ file, pages }) => (
        <Banner key={file} tone="warning">
          {pages === null
            ? words.unreadFile(files[file]?.fileName ?? "")
            : words.unreadPages(files[file]?.fileName ?? "", pages.join(", "))}
        </Banner>
      ))}
      {differences.length > 0 && (
        <ol aria-label={words.list} className="divide-y divide-line rounded border border-line">
          {differences.map((difference, index) => (
            <Difference key={index} difference={difference} files={files} onShow={onShow} />
          ))}
          {more > 0 && <li className="px-3 py-2 text-sm text-ink-muted">{words.more(more)}</li>}
        </ol>
      )}
    </div>
  );
}

const TONES: Record<SignedComparisonDto["outcome"], BadgeTone> = { same: "green", differs: "red", unsure: "orange" };

function Verdict({ comparison: { outcome, words: counts, differences, more } }: { comparison: SignedComparisonDto }) {
  const words = useCopy().signed.result;
  const written = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const count = differences.length + more;
  const said = {
    same: words.same,
    differs: words.differs(count),
    unsure: count === 0 ? words.unsure : words.unsureCount(count),
  };
  const [found, agreed] = [written.format(counts.found), written.format(counts.agreed)];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={TONES[outcome]} className="text-sm">
        {said[outcome]}
      </Badge>
      <span className="text-sm text-ink-muted">
        {outcome === "same" ? words.sameHint(agreed) : words.foundHint(found, agreed)}
      </span>
      {counts.found * 2 < counts.agreed && <Banner tone="warning">{words.other}</Banner>}
    </div>
  );
}

type DifferenceProps = { difference: SignedDifferenceDto; files: SignedCopyDto["files"]; onShow: Show };

function Difference({ difference, files, onShow }: DifferenceProps) {
  const words = useCopy().signed.result;
  const { kind, doubt, agreed, signed, before, after, start, file, page } = difference;
  const name = files[file]?.fileName ?? "";
  const content = agreed.replace(/…$/u, "");
  return (
    <li className="space-y-1 px-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-muted">
          <Badge tone={doubt === null ? "red" : "orange"}>{words.kinds[kind]}</Badge>{" "}
          {files.length > 1 ? words.placeIn(name, page) : words.place(page)}
        </p>
        {content !== "" && (
          <Button variant="quiet" size="sm" onClick={() => onShow({ content, start, end: start + content.length })}>
            {words.show}
          </Button>
        )}
      </div>
      <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
        <dt className="text-ink-muted">{words.agreed}</dt>
        <dd className="min-w-0 break-words">
          <span className="text-ink-muted">{before} </span>
          {agreed === "" ? <em className="text-ink-muted">{words.nothing}</em> : <Marked tone="agreed" text={agreed} />}
          <span className="text-ink-muted">{/^[\p{L}\p{N}(«"“]/u.test(after) ? ` ${after}` : after}</span>
        </dd>
        <dt className="text-ink-muted">{words.signed}</dt>
        <dd className="min-w-0 break-words">
          {signed === "" ? <em className="text-ink-muted">{words.nothing}</em> : <Marked tone="signed" text={signed} />}
        </dd>
      </dl>
      {doubt !== null && <p className="text-sm text-ink-muted">{words.doubts[doubt]}</p>}
    </li>
  );
}

function Marked({ tone, text }: { tone: "agreed" | "signed"; text: string }) {
  const look = tone === "agreed" ? "bg-success-50 text-success-700" : "bg-danger-50 text-danger-700";
  return <mark className={`rounded px-0.5 whitespace-pre-line ${look}`}>{text}</mark>;
}
