"use client";

import { useState } from "react";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { LanguagesDrawing } from "@/components/ui/drawings/page-drawings";
import { useRead } from "@/components/data/use-read";
import { goodAnswer } from "@/components/forms/api";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import type { LanguagesDto, LanguagePairDto } from "@/lib/assistant/languages/languages-schema";
import "./languages.css";
import { PairCard } from "./pair-card";

/** Where the two languages of a contract differ, side by side, differences first. Source: B-46.7, B-46.8. */
export function LanguagesScreen({ contractId, contractName }: { contractId: string; contractName: string }) {
  const words = useCopy().bilingual;
  const address = `/api/contracts/${encodeURIComponent(contractId)}/languages`;
  const { data, isFailed, reload } = useRead<LanguagesDto>(address, async () => {
    const response = await goodAnswer(address);
    return response ? ((await response.json()) as LanguagesDto) : null; // our own API
  });
  return (
    <div className="space-y-4">
      <header className="min-w-0 space-y-1">
        <BackLink href={`/contracts/${encodeURIComponent(contractId)}`}>{words.back}</BackLink>
        <h1 className="text-xl break-words">
          <WholeWords text={words.toTitle(contractName)} />
        </h1>
      </header>
      {!data && !isFailed && <Spinner label={words.loading} />}
      {!data && isFailed && (
        <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
          {words.failed}
        </Banner>
      )}
      {data && (data.languages ? <Compared read={data} contractId={contractId} /> : <Nothing {...words} />)}
    </div>
  );
}

function Nothing({ none, noneHint }: { none: string; noneHint: string }) {
  return <EmptyState isCard drawing={<LanguagesDrawing />} title={none} text={noneHint} />;
}

function Compared({ read, contractId }: { read: LanguagesDto; contractId: string }) {
  const words = useCopy().bilingual;
  const groups = grouped(read.pairs);
  const [one, other] = (read.languages ?? []).map((language) => words.languages[language]);
  const isSame = GROUPS.every((group) => group === "agree" || groups[group].length === 0);
  return (
    <>
      <p className="text-ink-muted">{words.pair(one ?? "", other ?? "", read.versionNumber)}</p>
      <Prevailing read={read} contractId={contractId} />
      {isSame && (
        <div className="max-w-xl space-y-2 rounded border border-line bg-surface px-6 py-5">
          <h2>{words.same}</h2>
          <p className="text-ink-muted">{words.sameHint}</p>
        </div>
      )}
      {GROUPS.map((group) => (
        <PairGroup key={group} {...{ group, read, contractId }} pairs={groups[group]} />
      ))}
    </>
  );
}

type PairGroupProps = { group: Group; pairs: readonly PlacedPair[]; read: LanguagesDto; contractId: string };

/** Clauses that agree are folded: they are many, and ask for nothing. */
function PairGroup({ group, pairs, read, contractId }: PairGroupProps) {
  const words = useCopy().bilingual;
  const [isOpen, setIsOpen] = useState(group !== "agree");
  if (pairs.length === 0) return null;
  return (
    <section className="space-y-3" aria-labelledby={`languages-${group}`}>
      <h2 id={`languages-${group}`} className="flex items-baseline gap-2 text-base font-medium">
        {words.groups[group]} <span className="text-sm text-ink-muted tabular-nums">{pairs.length}</span>
      </h2>
      {group !== "agree" && group !== "differ" && <p className="text-sm text-ink-muted">{words.hints[group]}</p>}
      {isOpen ? (
        pairs.map(({ pair, at }) => <PairCard key={at} {...{ pair, read, contractId }} />)
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.showAgreeing(pairs.length)}
        </Button>
      )}
    </section>
  );
}

/** In the order in which they are shown. */
const GROUPS = ["behind", "differ", "check", "agree"] as const;
type Group = (typeof GROUPS)[number];
/** `at` is the pair's place in the contract. */
type PlacedPair = { pair: LanguagePairDto; at: number };

/** What asks for something first; within a group the order of the contract. */
function grouped(pairs: readonly LanguagePairDto[]): Record<Group, PlacedPair[]> {
  const groups: Record<Group, PlacedPair[]> = { behind: [], differ: [], check: [], agree: [] };
  pairs.forEach((pair, at) => groups[groupOf(pair)].push({ pair, at }));
  return groups;
}

function groupOf({ behind, differences }: LanguagePairDto): Group {
  if (behind) return "behind";
  if (differences.some(({ isSure }) => isSure)) return "differ";
  return differences.length > 0 ? "check" : "agree";
}

type PrevailingProps = { read: LanguagesDto; contractId: string };

/** What the contract says on which language prevails, in its own words. Source: B-46.5. */
function Prevailing({ read, contractId }: PrevailingProps) {
  const words = useCopy().bilingual;
  const { prevails } = read;
  const quotes = prevails ? [prevails.first, prevails.second] : [];
  return (
    <section className="languages-card" aria-labelledby="languages-prevailing">
      <div className="languages-head">
        <h2 id="languages-prevailing" className="text-sm font-normal text-ink-muted">
          {words.prevails.title}
        </h2>
        <p className={prevails?.isDisputed ? "font-medium text-danger-700" : "font-medium"}>
          {prevails ? saidOf(prevails, words) : words.prevails.silent}
        </p>
      </div>
      {prevails && (
        <div className="languages-pair">
          {quotes.map((quote, at) => (
            <div key={at} className="languages-side">
              {quote && (
                <blockquote lang={read.languages?.[at]} className="languages-slip font-paper">
                  <Link href={passageAddress(contractId, { ...quote, versionId: read.versionId })} title={words.show}>
                    {quote.content}
                  </Link>
                </blockquote>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function saidOf(
  { language, isDisputed }: NonNullable<LanguagesDto["prevails"]>,
  words: ReturnType<typeof useCopy>["bilingual"],
): string {
  if (isDisputed) return words.prevails.disputed;
  if (language === null) return words.prevails.unclear;
  return language === "equal" ? words.prevails.equal : words.prevails.says(words.languages[language]);
}
