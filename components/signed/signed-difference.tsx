"use client";

import { useState, type ReactNode } from "react";
import "@/components/comparison/comparison.css";
import "@/components/rounds/rounds.css";
import { useDay } from "@/components/ui/date-text";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useToast } from "@/components/ui/overlay/toast";
import { SETTLEMENTS, type Settlement } from "@/lib/exchange/signed/bounds";
import type { SignedCopyDto, SignedDifferenceDto } from "@/lib/exchange/signed/schema";
import { settleSigned, stripAddress } from "./use-signed";

type Passage = { content: string; start: number; end: number };

export type DifferenceProps = {
  difference: SignedDifferenceDto;
  /** Its number in the comparison, from 1. */
  number: number;
  copy: SignedCopyDto;
  contractId: string;
  onShow: (passage: Passage) => void;
  /** The comparison changed; null if the user may not settle differences. */
  onSettled: (() => Promise<void>) | null;
};

/** The agreed text beside the part of the paper that differs, and how people settled it. Source: B-28.6. */
export function SignedDifference(props: DifferenceProps) {
  const { difference, copy, onShow } = props;
  const words = useCopy().signed.result;
  const { kind, doubt, agreed, start, file, page, settled } = difference;
  const content = agreed.replace(/…$/u, "");
  const tone = settled ? "gray" : doubt === null ? "red" : "orange";
  return (
    <li className="space-y-2 px-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-muted">
          <Badge tone={tone}>{words.kinds[kind]}</Badge>{" "}
          {copy.files.length > 1 ? words.placeIn(copy.files[file]?.fileName ?? "", page) : words.place(page)}
        </p>
        {content !== "" && (
          <Button variant="quiet" size="sm" onClick={() => onShow({ content, start, end: start + content.length })}>
            {words.show}
          </Button>
        )}
      </div>
      <Sides {...props} />
      {doubt !== null && doubt !== "misread" && <p className="text-sm text-ink-muted">{words.doubts[doubt]}</p>}
      {doubt !== "misread" && <Settling {...props} />}
    </li>
  );
}

function Sides({ difference, ...place }: DifferenceProps) {
  const words = useCopy().signed.result;
  const { agreed, signed, before, after, around, strip } = difference;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-ink-muted">{words.agreed}</dt>
        <dd className="break-words">
          <Sentence before={before} after={after}>
            {agreed === "" ? (
              <em className="text-ink-muted">{words.nothing}</em>
            ) : (
              <Marked tone="agreed" text={agreed} />
            )}
          </Sentence>
        </dd>
      </div>
      <div className="min-w-0 space-y-1">
        <dt className="text-ink-muted">{words.signed}</dt>
        <dd className="break-words">
          <Sentence before={around?.before ?? ""} after={around?.after ?? ""}>
            {signed === "" ? (
              <em className="text-ink-muted">{words.nothing}</em>
            ) : (
              <Marked tone="signed" text={signed} />
            )}
          </Sentence>
        </dd>
        {strip && (
          <dd>
            <StripPicture strip={strip} signed={signed} {...place} />
          </dd>
        )}
      </div>
    </dl>
  );
}

/** What differs within its sentence, on either side. */
function Sentence({ before, after, children }: { before: string; after: string; children: ReactNode }) {
  return (
    <>
      {before !== "" && <span className="text-ink-muted">{before} </span>}
      {children}
      <span className="text-ink-muted">{/^[\p{L}\p{N}(«"“]/u.test(after) ? ` ${after}` : after}</span>
    </>
  );
}

/** Per point on the paper. */
const PIXELS = 1.5;

type PictureProps = Pick<DifferenceProps, "number" | "copy" | "contractId"> & {
  strip: NonNullable<SignedDifferenceDto["strip"]>;
  signed: string;
};

function StripPicture({ strip, signed, number, copy, contractId }: PictureProps) {
  const words = useCopy().signed.result;
  const [state, setState] = useState<"drawing" | "shown" | "failed">("drawing");
  if (state === "failed") return <p className="text-ink-muted">{words.stripFailed}</p>;
  const picture = (
    <img
      src={stripAddress(contractId, copy.id, number)}
      alt={signed === "" ? words.stripGap : words.strip(signed)}
      width={Math.round(strip.width * PIXELS)}
      height={Math.round(strip.height * PIXELS)}
      loading="lazy"
      className={classes("h-auto max-w-full rounded bg-white", state === "shown" && "border border-line")}
      onLoad={() => setState("shown")}
      onError={() => setState("failed")}
    />
  );
  return (
    <>
      {state === "drawing" && <p className="text-ink-muted">{words.stripDrawing}</p>}
      {picture}
    </>
  );
}

/** Settles a difference after checking the paper, and undoes that. Source: B-28.8. */
function Settling({ difference: { settled, isFromImage }, number, copy, contractId, onSettled }: DifferenceProps) {
  const words = useCopy().signed.result;
  const toast = useToast();
  const day = useDay();
  const [isBusy, setIsBusy] = useState(false);
  const settle = async (as: Settlement | null) => {
    setIsBusy(true);
    const done = await settleSigned(contractId, copy.id, { number, as });
    if (!done.ok) toast.error(done.message || words.settleFailed);
    await onSettled?.();
    setIsBusy(false);
  };
  if (!settled && !onSettled) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {settled && (
        <p className="text-sm text-ink-muted">{words.settledAs[settled.as](settled.byName, day(settled.at))}</p>
      )}
      {settled && onSettled && (
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => void settle(null)}>
          {words.reopen}
        </Button>
      )}
      {!settled &&
        SETTLEMENTS.filter((as) => as !== "misread" || isFromImage !== false).map((as) => (
          <Button key={as} variant="outline" size="sm" disabled={isBusy} onClick={() => void settle(as)}>
            {words.settle[as]}
          </Button>
        ))}
    </div>
  );
}

/** With more lines, each would be tiny: show them as one. */
const MOST_LINES = 6;

/** What was agreed and isn't on the paper went out; what nobody agreed to came in without a mark. */
function Marked({ tone, text }: { tone: "agreed" | "signed"; text: string }) {
  const lines = text.split("\n");
  const shown = lines.length > MOST_LINES ? lines.join(" ") : text;
  if (tone === "agreed") return <del className="redline-run whitespace-pre-line">{shown}</del>;
  return <ins className="redline-run round-untracked whitespace-pre-line">{shown}</ins>;
}
