"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { passageAddress } from "@/components/contracts/linked-passage";
import { QuoteTerms } from "@/components/help/quote-terms";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import type { OpenedCellDto } from "@/lib/portfolio/schema";

type Passage = OpenedCellDto["passages"][number];

/** The words that an answer rests on, each with its clause and page, which lead there; an amendment's with its name. */
export function AnswerQuote({ answer }: { answer: OpenedCellDto }) {
  const { panel } = useCopy().portfolio;
  return answer.passages.map((passage, index) => (
    <figure key={`${passage.document?.contractId} ${passage.start}`} className="answer-slip">
      <blockquote className="font-paper text-[0.9375rem] leading-6 break-words whitespace-pre-line text-ink-paper">
        <Words passage={passage} sentence={index === 0 ? answer.sentence : null} />
      </blockquote>
      <figcaption className="mt-1.5 flex items-center justify-between gap-3 text-[0.6875rem] leading-4 text-ink-muted">
        <Source passage={passage} />
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

function Source({ passage: { document, isReplaced } }: { passage: Passage }) {
  const { panel, inForce } = useCopy().portfolio;
  const day = useDay();
  if (!document) return isReplaced ? inForce.replaced : panel.quoted;
  return (
    <span className="min-w-0 break-words">
      {document.from === null ? document.name : `${document.name}, ${inForce.since(day(document.from))}`}
    </span>
  );
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

/** The page of the contract, or of its amendment, at the passage, in the version that it is of. */
export function answerAddress(
  contractId: string,
  { versionId, passages }: Pick<OpenedCellDto, "versionId" | "passages">,
  passage: Passage | undefined = passages[0],
): string {
  if (passage?.document) return passageAddress(passage.document.contractId, { ...passage, ...passage.document });
  if (!passage || versionId === null) return `/contracts/${encodeURIComponent(contractId)}`;
  return passageAddress(contractId, { ...passage, versionId });
}
