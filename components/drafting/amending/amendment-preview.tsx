"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { TextPreview } from "@/components/drafting/text-preview";
import { Banner } from "@/components/ui/banner";
import { Select } from "@/components/ui/field";
import { Spinner } from "@/components/ui/progress";
import type { AmendmentPreviewDto } from "@/lib/drafting/amending/amending-schema";
import type { Item } from "./use-amending";

const SHOWN_CHARS = 90;

/** A contract's clause, how it would read afterwards, and the draft that makes it so. */
export function AmendmentPreview({ item, onChoose }: { item: Item; onChoose: (clause: string) => void }) {
  const { drafting, amending: words } = useCopy();
  const headingId = useId();
  const { found, clause, preview, failure } = item;
  return (
    <div className="draft-preview">
      <div className="space-y-2 border-b border-line px-4 py-3">
        <h2 id={headingId} className="text-base break-words">
          {preview?.name ?? found?.name ?? drafting.check.preview}
        </h2>
        {found && <ClauseChoice item={item} onChoose={onChoose} />}
        {found && found.hiddenCount > 0 && <Banner tone="warning">{words.hidden(found.hiddenCount)}</Banner>}
      </div>
      <div role="region" aria-labelledby={headingId} tabIndex={0} className="draft-paper space-y-4">
        {failure !== "" && <Banner tone="error">{failure}</Banner>}
        {failure === "" && !preview && (!found || clause !== "") && <Spinner label={words.unchecked} />}
        {found && clause === "" && <p className="text-sm text-ink-muted">{words.notSure}</p>}
        {preview && <WrittenAmendment preview={preview} clause={clause} />}
      </div>
    </div>
  );
}

/** Those that are likeliest come first. */
function ClauseChoice({ item: { found, clause }, onChoose }: { item: Item; onChoose: (clause: string) => void }) {
  const words = useCopy().amending;
  if (!found) return null;
  const near = found.near.flatMap((number) => found.clauses.filter((one) => one.number === number));
  const rest = found.clauses.filter(({ number }) => !found.near.includes(number));
  return (
    <Select aria-label={words.clauseOf(found.name)} value={clause} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{words.leaveOut}</option>
      {[...near, ...rest].map(({ number, content }) => (
        <option key={number} value={number}>
          {`${number} ${content.slice(0, SHOWN_CHARS)}`}
        </option>
      ))}
    </Select>
  );
}

function WrittenAmendment({ preview, clause }: { preview: AmendmentPreviewDto; clause: string }) {
  const words = useCopy().amending;
  return (
    <>
      <div className="space-y-1">
        <h3 className="text-sm font-medium">{words.after}</h3>
        {preview.problem !== null && <Banner tone="error">{preview.message}</Banner>}
        {preview.parts.length > 0 && (
          <p className="draft-clause">
            {clause}{" "}
            {preview.parts.map(({ text, state }, at) =>
              state === "out" ? (
                <del key={at}>{text}</del>
              ) : state === "in" ? (
                <ins key={at}>{text}</ins>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </p>
        )}
      </div>
      <TextPreview html={preview.html} />
    </>
  );
}
