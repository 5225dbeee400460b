"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { passageAddress } from "@/components/contracts/linked-passage";
import { QuoteTerms } from "@/components/help/quote-terms";
import { Link } from "@/components/ui/link";
import type { OpenedCellDto } from "@/lib/portfolio/schema";

type Passage = OpenedCellDto["passages"][number];

/** The words of the contract that an answer rests on, each with its clause and page, which lead there. */
export function AnswerQuote({ answer }: { answer: OpenedCellDto }) {
  const { panel } = useCopy().portfolio;
  return answer.passages.map((passage, index) => (
    <figure key={passage.start} className="answer-slip">
      <blockquote className="font-paper text-[0.9375rem] leading-6 break-words whitespace-pre-line text-ink-paper">
        <Words passage={passage} sentence={index === 0 ? answer.sentence : null} />
      </blockquote>
      <figcaption className="mt-1.5 flex items-center justify-between gap-3 text-[0.6875rem] leading-4 text-ink-muted">
        {panel.quoted}
        <Link
          href={answerAddress(answer.contract.id, answer, passage)}
          className="-my-1 rounded px-1 py-1 font-medium whitespace-nowrap text-primary tabular-nums hover:underline"
        >
          {/* the clause is the first passage's */}
          {answer.clause !== "" && index === 0 ? panel.place(answer.clause, passage.page) : panel.page(passage.page)}
        </Link>
      </figcaption>
    </figure>
  ));
}

type WordsProps = { passage: Passage; sentence: OpenedCellDto["sentence"] };

/** The whole passage; the sentence that answers is marked. */
function Words({ passage: { content, start }, sentence }: WordsProps) {
  if (!sentence) return <QuoteTerms>{content}</QuoteTerms>;
  const [from, to] = [sentence.start - start, sentence.end - start];
  return (
    <>
      {from > 0 && <QuoteTerms>{content.slice(0, from)}</QuoteTerms>}
      <mark>
        <QuoteTerms>{content.slice(from, to)}</QuoteTerms>
      </mark>
      {to < content.length && <QuoteTerms>{content.slice(to)}</QuoteTerms>}
    </>
  );
}

/** The contract's page at the passage, in the version that it is of. */
export function answerAddress(
  contractId: string,
  { versionId, passages }: Pick<OpenedCellDto, "versionId" | "passages">,
  passage: Passage | undefined = passages[0],
): string {
  if (!passage || versionId === null) return `/contracts/${encodeURIComponent(contractId)}`;
  return passageAddress(contractId, { ...passage, versionId });
}
