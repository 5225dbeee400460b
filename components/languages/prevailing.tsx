"use client";

import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { Link } from "@/components/ui/link";
import type { LanguagesDto } from "@/lib/assistant/languages/languages-schema";

type PrevailingProps = { read: LanguagesDto; contractId: string };

/** What the contract says on which language prevails, in its own words. Source: B-46.5. */
export function Prevailing({ read, contractId }: PrevailingProps) {
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
