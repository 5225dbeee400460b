"use client";

import { useEffect, useRef } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import type { ContractDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import { LOCALES } from "@/lib/copy/languages";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { useDay } from "@/components/ui/date-text";
import { saysAgreed, settledBy, showsNoSignature, useSigned } from "./use-signed";

type Props = {
  contract: Pick<ContractDto, "id" | "signedBy" | "isSignatureUnseen"> & { signedAt: string };
  hasUnsavedText: boolean;
  /** The comparison says otherwise than the contract's badge whether a signature is seen. */
  onOtherwise?: () => void;
  /** Shows the signed copy; until it is available, the button's space is reserved. */
  onOpen?: () => void;
};

/** Above a signed contract's text: since when and by whom, and whether the signed copy matches (B-28.5). */
export function SignedNotice({ contract, hasUnsavedText, onOtherwise, onOpen }: Props) {
  const words = useCopy().signed;
  const day = useDay();
  const { data } = useSigned(contract.id, contract.signedAt);
  const copy = data?.find(({ reopenedAt }) => reopenedAt === null);
  const { signedBy } = contract;
  const date = day(contract.signedAt);
  const said = signedBy === "" ? words.banner(date) : words.bannerBy(date, signedBy);
  const written = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const isUnseen = showsNoSignature(copy);
  useTold(copy, contract, onOtherwise);
  const finding = copy ? toFinding(copy, words, (count) => written.format(count)) : null;
  return (
    <Banner
      role="status"
      tone={isUnseen || (differs(copy) && !isAgreed(copy)) || copy?.status === "failed" ? "warning" : "info"}
      action={
        onOpen ? (
          <Button variant="outline" size="sm" onClick={onOpen}>
            {words.look}
          </Button>
        ) : (
          <span aria-hidden="true" className={classes(buttonClasses({ variant: "outline", size: "sm" }), "invisible")}>
            {words.look}
          </span>
        )
      }
    >
      <p>
        <span className="font-medium">{copy && isUnseen ? words.unseen.banner(day(copy.createdAt), date) : said}</span>
        {isUnseen && ` ${words.unseen.note}`}
        {finding !== null && ` ${finding}`}
      </p>
      {hasUnsavedText && <p>{words.unsavedKept}</p>}
    </Banner>
  );
}

/** The page's contract is reloaded where the comparison is done since, or somebody said that it is signed. */
function useTold(copy: SignedCopyDto | undefined, { isSignatureUnseen }: Props["contract"], tell?: () => void) {
  const isOtherwise = copy?.status === "ready" && showsNoSignature(copy) !== (isSignatureUnseen === true);
  const latest = useRef(tell);
  useEffect(() => {
    if (isOtherwise) latest.current?.();
  }, [isOtherwise]);
}

const differs = (copy: SignedCopyDto | undefined) => copy?.comparison?.outcome === "differs";
const isAgreed = (copy: SignedCopyDto | undefined) => Boolean(copy?.comparison && saysAgreed(copy.comparison));

function toFinding(
  { status, statusMessage, comparison }: SignedCopyDto,
  words: Copy["signed"],
  written: (count: number) => string,
): string | null {
  if (status === "processing") return words.comparing;
  if (status === "failed") return statusMessage;
  const settled = comparison ? settledBy(comparison) : [];
  if (comparison && settled.length > 0 && saysAgreed(comparison)) {
    const byPeople = settled.map(({ as, byName, count }) => words.result.settledBy[as](count, byName)).join(", ");
    return `${words.result.noneOpen(byPeople)}.`;
  }
  if (comparison && comparison.outcome !== "same" && saysAgreed(comparison))
    return comparison.signs?.length === 0 ? `${words.unseen.holds}.` : words.agreed;
  switch (comparison?.outcome) {
    case "same":
      return words.compared;
    case "differs":
      return differsBy(comparison.words, words, written);
    case "unsure":
      return words.unsure;
    default:
      return null;
  }
}

/** How much of the text is there, unless all of it is. */
function differsBy(
  { agreed, found }: { agreed: number; found: number },
  words: Copy["signed"],
  written: (count: number) => string,
): string {
  if (found >= agreed) return words.differs;
  const counted = words.result.foundHint(written(found), written(agreed));
  return found * 2 < agreed ? `${counted} ${words.result.other}` : `${words.differs} ${counted}`;
}
