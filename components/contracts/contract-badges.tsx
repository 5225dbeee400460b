"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { useDay } from "@/components/ui/date-text";
import { statusText } from "./status-text";

const TONES: Readonly<Record<string, BadgeTone>> = { processing: "orange", analyzed: "blue", reviewed: "green" };

/**
 * A contract's status as a word and a colour: processing orange, analyzed blue, reviewed green, any other gray; an
 * empty status is Draft. Source: B-7.4, B-7.5.
 */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge isPlain tone={TONES[status] ?? "gray"}>
      {statusText(status, useCopy().contracts.status)}
    </Badge>
  );
}

type SignedProps = {
  signedAt: string | null;
  signedBy: string;
  isUnseen: boolean;
  /** In a contract's bar, which on a phone cuts off what stands last: there a warning stands first, in few words. */
  isInBar?: boolean;
};

/**
 * Beside a contract's status, which it leaves as it is: that it is signed, since when and by whom (B-28.1); not in
 * green while no signature is seen in the copy and nobody has said that it is signed (B-28.9).
 */
export function SignedBadge({ signedAt, signedBy, isUnseen, isInBar = false }: SignedProps) {
  const words = useCopy().signed;
  const day = useDay();
  if (signedAt === null) return null;
  const date = day(signedAt);
  if (isUnseen)
    return (
      <span title={words.unseen.badgeHint(date)} className={isInBar ? "max-sm:order-first" : undefined}>
        <Badge isPlain tone="orange">
          {isInBar ? <BarWarning /> : words.unseen.badge}
        </Badge>
      </span>
    );
  return (
    <span title={signedBy === "" ? words.badgeHint(date) : words.badgeHintBy(date, signedBy)}>
      <Badge isPlain tone="green">
        {isInBar ? words.inBar : words.badge}
      </Badge>
    </span>
  );
}

function BarWarning() {
  const { unseen } = useCopy().signed;
  return (
    <>
      <span className="max-sm:hidden">{unseen.badge}</span>
      <span className="text-xs sm:hidden">{unseen.brief}</span>
    </>
  );
}
