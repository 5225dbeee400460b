"use client";

import { useId } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readChanges } from "@/components/rounds/round-calls";
import { Banner } from "@/components/ui/banner";
import { Field, Select } from "@/components/ui/field";
import { shortDate } from "@/lib/dates";
import type { SendForm } from "@/lib/exchange/rounds/schema";
import { openIn, REPLY } from "./sending";
import type { Base, SendPreview } from "./use-send-preview";

const FORMS = ["tracked", "clean", "both"] as const;

/** Tracked on their file, clean, or both; the base of marked changes, and what isn't marked. Source: B-26.17. */
export function SendChoices({
  contractId,
  preview,
  onForm,
  onBase,
}: {
  contractId: string;
  preview: SendPreview;
  onForm: (form: SendForm) => void;
  onBase: (base: string) => void;
}) {
  const words = useCopy().rounds.send;
  const { bases, base, form, canMark, problem } = preview;
  const hintsId = useId();
  // no choice is shown as made before it is known which are possible
  const isKnown = bases.length > 0 || !preview.isAsking;
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{words.form}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {FORMS.map((one) => (
            <label
              key={one}
              className="flex items-start gap-2 rounded border border-line px-3 py-2 text-sm has-[:checked]:border-primary has-[:checked]:bg-primary-50 has-[:disabled]:opacity-60"
            >
              <input
                type="radio"
                name="form"
                checked={isKnown && form === one}
                disabled={one !== "clean" && !canMark}
                aria-describedby={`${hintsId}-${one}`}
                onChange={() => onForm(one)}
                className="mt-0.5 size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0">
                <span className="block font-medium">{words.forms[one]}</span>
                <span id={`${hintsId}-${one}`} className="block text-xs text-ink-muted">
                  {one !== "clean" && !canMark && !preview.isAsking ? words.cannotMark : words.formHints[one]}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {form !== "clean" && bases.length > 1 && (
        <Field label={words.tracked}>
          <Select value={base} onChange={(event) => onBase(event.target.value)}>
            {bases.map((one) => (
              <option key={one.value} value={one.value}>
                <BaseWords base={one} />
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Counts preview={preview} />
      {problem !== null && <Banner tone="warning">{problem || words.countFailed}</Banner>}
      {form !== "clean" && base.startsWith(REPLY) && (
        <OpenInReply contractId={contractId} roundId={base.slice(REPLY.length)} />
      )}
    </div>
  );
}

function BaseWords({ base }: { base: Base }) {
  const copy = useCopy();
  const words = copy.rounds.send;
  const language = useLanguage();
  if (base.kind === "file")
    return base.file.kind === "first" ? words.trackedInFirst : words.trackedInReply(base.file.number);
  if (base.kind === "original") return words.trackedSinceFirst(base.number);
  const { number, sentAt, isTheirs } = base.sending;
  const dates = { missing: copy.common.dates.unknown, invalid: copy.common.dates.invalid };
  if (sentAt !== null) return words.trackedSince(number, shortDate(sentAt, dates, { language }));
  return isTheirs ? words.trackedSinceTaken(number) : words.trackedSinceReply(number);
}

/** How many changes they will see marked, and a warning for those they won't. */
function Counts({ preview: { form, bases, base, counts, isAsking } }: { preview: SendPreview }) {
  const words = useCopy().rounds.send;
  if (!counts) return isAsking ? <p className="text-sm text-ink-muted">{words.counting}</p> : null;
  const unmarked = form === "clean" ? counts.clean.unmarked : (counts.tracked?.unmarked ?? 0);
  const only = bases.length === 1 ? bases.find(({ value }) => value === base) : undefined;
  return (
    <>
      {form !== "clean" && counts.tracked && (
        <p role="status" className="text-sm">
          {counts.tracked.changes === 0 ? words.noMarks : words.marks(counts.tracked.changes)}
          {only && (
            <span className="text-ink-muted">
              {" · "}
              <BaseWords base={only} />
            </span>
          )}
        </p>
      )}
      {unmarked > 0 && <Banner tone="warning">{words.unmarked(unmarked)}</Banner>}
    </>
  );
}

/** What happens to undecided changes in their file. */
function OpenInReply({ contractId, roundId }: { contractId: string; roundId: string }) {
  const words = useCopy().rounds.bar;
  const { data: changes } = useRead(`open changes ${contractId} ${roundId}`, () => readChanges(contractId, roundId));
  const open = openIn(changes ?? []);
  if (open.total === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-medium">{words.openTitle(open.total)}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {open.tracked > 0 && <li>{words.openTracked(open.tracked, open.authors.join(", "))}</li>}
        {open.untracked > 0 && <li>{words.openUntracked(open.untracked)}</li>}
        {open.beside > 0 && <li>{words.openBeside(open.beside)}</li>}
      </ul>
      <p className="mt-1 text-ink-muted">{words.openUnsaved}</p>
    </div>
  );
}
