"use client";

import Link from "next/link";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Passage } from "@/lib/engine/port";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCard, VERDICT_TONES } from "./review-card";
import { usePositionReview } from "./use-position-review";

/** Worst first. */
const ORDER: readonly Verdict[] = ["deviates", "missing", "unclear", "as-wanted"];

type Props = {
  contract: { id: string; type: string };
  versionId: string;
  isShown: boolean;
  onShowPassage: (passage: Passage) => void;
};

/** The version on screen held against a book: how many of each verdict, then each topic, the worst first. */
export function ReviewPanel({ contract, versionId, isShown, onShowPassage }: Props) {
  const { positions, common } = useCopy();
  const words = positions.review;
  const { books, bookId, choose, items, retry } = usePositionReview(contract, versionId, isShown);
  const hasFailed = books === "failed" || (books !== "loading" && books.length > 0 && items === "failed");
  return (
    <section
      aria-label={words.label}
      className="flex h-full min-h-0 flex-col gap-3 overflow-y-auto rounded border border-line bg-page/60 p-3"
    >
      {hasFailed && (
        <Banner
          tone="error"
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
      {books === "loading" && <p role="status">{words.loading}</p>}
      {typeof books !== "string" && books.length === 0 && (
        <div className="space-y-2 py-4 text-sm">
          <p>{words.noBooks}</p>
          <Link href="/positions" className="font-medium text-primary hover:underline">
            {words.toBooks}
          </Link>
        </div>
      )}
      {typeof books !== "string" && bookId !== null && (
        <>
          <Field label={words.book}>
            <Select value={bookId} onChange={(event) => choose(event.target.value)}>
              {books.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {items === "loading" && <p role="status">{words.loading}</p>}
          {typeof items !== "string" && <ReviewList items={items} onShowPassage={onShowPassage} />}
        </>
      )}
    </section>
  );
}

function ReviewList({
  items,
  onShowPassage,
}: {
  items: readonly ReviewItemDto[];
  onShowPassage: (passage: Passage) => void;
}) {
  const words = useCopy().positions.review;
  const groups = ORDER.map((verdict) => ({ verdict, of: items.filter((item) => item.verdict === verdict) }));
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {groups.map(({ verdict, of }) => (
          <Badge key={verdict} tone={VERDICT_TONES[verdict]}>
            {words.counts(words.verdicts[verdict], of.length)}
          </Badge>
        ))}
      </p>
      <ul className="space-y-3">
        {groups.flatMap(({ of }) =>
          of.map((item) => (
            <li key={item.topic}>
              <ReviewCard item={item} onShowPassage={onShowPassage} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}
