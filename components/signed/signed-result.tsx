"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { CheckIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { LOCALES } from "@/lib/copy/languages";
import type { SignedComparisonDto, SignedDifferenceDto } from "@/lib/exchange/signed/schema";
import { SignedDifference, type DifferenceProps } from "./signed-difference";
import { saysAgreed, settledBy, settleSigned, showsNoSignature } from "./use-signed";

type Props = Pick<DifferenceProps, "copy" | "contractId" | "onShow" | "onSettled">;
/** A difference with its number in the comparison. */
type Numbered = { difference: SignedDifferenceDto; number: number };

/**
 * The result of comparing a signed copy with the agreed text: open differences, likely misreadings (folded), and the
 * conclusion in one line. Source: B-28.2, B-28.7, B-28.8.
 */
export function SignedResult(props: Props) {
  const { result: words } = useCopy().signed;
  const { status, statusMessage, comparison, files } = props.copy;
  if (status === "processing") return <Spinner label={words.processing} />;
  if (!comparison) return <Banner tone="error">{statusMessage}</Banner>;
  const { more, unread } = comparison;
  const all = comparison.differences.map((difference, index) => ({ difference, number: index + 1 }));
  const reported = all.filter(({ difference }) => difference.doubt !== "misread");
  const misread = all.filter(({ difference }) => difference.doubt === "misread");
  return (
    <div className="space-y-3">
      {comparison.signs?.length === 0 && <Unseen {...props} confirmed={comparison.confirmed ?? null} />}
      <Counts comparison={comparison} />
      {unread.map(({ file, pages }) => (
        <Banner key={file} tone="warning">
          {pages === null
            ? words.unreadFile(files[file]?.fileName ?? "")
            : words.unreadPages(files[file]?.fileName ?? "", pages.join(", "))}
        </Banner>
      ))}
      {(reported.length > 0 || more > 0) && <Differences of={reported} label={words.list} more={more} {...props} />}
      {misread.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm">
            <span className="font-medium">{words.misreadings(misread.length)}</span>{" "}
            <span className="text-ink-muted">{words.misreadingsHint}</span>
          </summary>
          <div className="mt-2">
            <Differences of={misread} label={words.misreadings(misread.length)} {...props} />
          </div>
        </details>
      )}
      <Conclusion comparison={comparison} />
    </div>
  );
}

type UnseenProps = Pick<Props, "copy" | "contractId" | "onSettled"> & {
  confirmed: { byName: string; at: string } | null;
};

/** No signature is seen: whoever knows the paper says that it is signed, and may take that back (B-28.9). */
function Unseen({ copy, contractId, onSettled, confirmed }: UnseenProps) {
  const { result: words, unseen } = useCopy().signed;
  const toast = useToast();
  const day = useDay();
  const [isBusy, setIsBusy] = useState(false);
  const say = async (isSigned: boolean) => {
    setIsBusy(true);
    const done = await settleSigned(contractId, copy.id, { isSigned });
    if (!done.ok) toast.error(done.message || words.settleFailed);
    await onSettled?.();
    setIsBusy(false);
  };
  return (
    <Banner
      tone={confirmed ? "info" : "warning"}
      action={
        onSettled && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void say(!confirmed)}>
            {confirmed ? unseen.withdraw : unseen.confirm}
          </Button>
        )
      }
    >
      {confirmed ? unseen.confirmed(confirmed.byName, day(confirmed.at)) : unseen.note}
    </Banner>
  );
}

type ListProps = Props & { of: readonly Numbered[]; label: string; more?: number };

function Differences({ of, label, more = 0, ...props }: ListProps) {
  const words = useCopy().signed.result;
  return (
    <ol aria-label={label} className="divide-y divide-line rounded border border-line">
      {of.map((one) => (
        <SignedDifference key={one.number} {...one} {...props} />
      ))}
      {more > 0 && <li className="px-3 py-2 text-sm text-ink-muted">{words.more(more)}</li>}
    </ol>
  );
}

function Counts({ comparison: { outcome, words: counts } }: { comparison: SignedComparisonDto }) {
  const words = useCopy().signed.result;
  const written = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const [found, agreed] = [written.format(counts.found), written.format(counts.agreed)];
  return (
    <>
      <p className="text-sm text-ink-muted">
        {outcome === "same" ? words.sameHint(agreed) : words.foundHint(found, agreed)}
      </p>
      {counts.found * 2 < counts.agreed && <Banner tone="warning">{words.other}</Banner>}
    </>
  );
}

function Conclusion({ comparison }: { comparison: SignedComparisonDto }) {
  const { result: words, unseen, seen, signs: named } = useCopy().signed;
  const { signs = [] } = comparison;
  const isUnseen = showsNoSignature({ comparison });
  const isAgreed = saysAgreed(comparison);
  const settled = settledBy(comparison);
  const held = isUnseen ? `${unseen.holds} · ${unseen.short}` : words.holds;
  const isEqual = isAgreed && settled.length === 0;
  const byPeople = settled.map(({ as, byName, count }) => words.settledBy[as](count, byName)).join(", ");
  const none = isUnseen ? `${words.noneOpen(byPeople)} · ${unseen.short}` : words.noneOpen(byPeople);
  const said = isEqual ? held : isAgreed ? none : comparison.open > 0 ? words.open(comparison.open) : words.unreadOpen;
  return (
    <>
      <p
        role="status"
        className={classes(
          "flex items-center gap-2 font-medium",
          isEqual && !isUnseen ? "text-success-700" : isAgreed ? "text-ink" : "text-danger-700",
        )}
      >
        {isEqual && !isUnseen && <CheckIcon className="size-5" />}
        {said}
        {settled.length > 0 && !isAgreed && <span className="text-sm font-normal text-ink-muted">{byPeople}</span>}
      </p>
      {signs.length > 0 && (
        <p className="text-sm text-ink-muted">{seen(signs.map((sign) => named[sign]).join(", "))}</p>
      )}
    </>
  );
}
