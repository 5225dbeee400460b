"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import { passageAddress } from "@/components/contracts/linked-passage";
import { documentLabel } from "@/lib/families/label";
import type { ChangeDto, ClauseDto, DocumentDto, FamilyDto, TextDto } from "@/lib/families/schema";

type TextProps = { family: FamilyDto; text: TextDto; onlyAmended: boolean };

/** The clauses as they stand on a day, each change beside its clause. Source: B-31.4, B-31.5. */
export function TextInForce({ family, text, onlyAmended }: TextProps) {
  const { text: words } = useCopy().families;
  const isAmended = text.clauses.some(({ changes }) => changes.length > 0);
  return (
    <div className="family-desk">
      <Caveats family={family} text={text} />
      {!isAmended && text.on !== null && text.hiddenCount === 0 && (
        <p className="family-none">{words.nothingAmended}</p>
      )}
      <article className="family-sheet">
        {toStretches(text.clauses, onlyAmended).map((stretch) =>
          stretch.isFolded ? (
            <Folded key={stretch.from} stretch={stretch} {...{ family, text }} />
          ) : (
            stretch.clauses.map((clause, index) => <Clause key={stretch.from + index} {...{ clause, family, text }} />)
          ),
        )}
      </article>
    </div>
  );
}

/** What may be missing from the text. */
function Caveats({ family: { documents }, text }: Omit<TextProps, "onlyAmended">) {
  const words = useCopy().families;
  const inWords = useDay();
  const ending = documents.find(({ id }) => id === text.endedBy?.documentId);
  return (
    <>
      {text.endedBy && ending && (
        <Banner tone="warning" className="mb-3">
          {words.text.ended(documentLabel(ending, words), inWords(text.endedBy.on))}
        </Banner>
      )}
      {text.hiddenCount > 0 && (
        <Banner tone="warning" className="mb-3">
          {words.text.incomplete(text.hiddenCount)}
        </Banner>
      )}
    </>
  );
}

type Stretch = { from: number; isFolded: boolean; clauses: readonly ClauseDto[] };

/** Titles stand over what is shown below them. */
function toStretches(clauses: readonly ClauseDto[], onlyAmended: boolean): Stretch[] {
  if (!onlyAmended) return [{ from: 0, isFolded: false, clauses }];
  const wanted = clauses.map(({ changes }) => changes.length > 0);
  let title = -1;
  clauses.forEach(({ isTitle }, at) => {
    if (isTitle) title = at;
    else if (wanted[at] && title >= 0) wanted[title] = true;
  });
  const stretches: Stretch[] = [];
  clauses.forEach((clause, at) => {
    const isFolded = !wanted[at];
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.clauses = [...last.clauses, clause];
    else stretches.push({ from: at, isFolded, clauses: [clause] });
  });
  return stretches;
}

function Folded({ stretch, ...rest }: { stretch: Stretch; family: FamilyDto; text: TextDto }) {
  const { text: words } = useCopy().families;
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return stretch.clauses.map((clause, index) => <Clause key={stretch.from + index} clause={clause} {...rest} />);
  return (
    <div className="family-clause">
      <div className="family-paper">
        <button type="button" className="family-says family-fold" onClick={() => setIsOpen(true)}>
          {words.folded(stretch.clauses.length)}
        </button>
      </div>
    </div>
  );
}

type ClauseProps = { clause: ClauseDto; family: FamilyDto; text: TextDto };

function Clause({ clause, family, text }: ClauseProps) {
  const { number, label = number, isTitle, parts } = clause;
  const changes = clause.changes.flatMap((at) => text.changes[at] ?? []);
  const isChanged = changes.some(({ isApplied }) => isApplied);
  return (
    <div className="family-clause">
      <div className="family-paper">
        <div className={classes("family-says", isTitle && "family-title", isChanged && "family-changed")}>
          {label !== null && <span className="family-number">{label}</span>}
          <p>
            {parts.map(({ text: words, state }, index) => {
              if (state === "out") return <del key={index}>{words}</del>;
              return state === "in" ? <ins key={index}>{words}</ins> : <span key={index}>{words}</span>;
            })}
          </p>
        </div>
      </div>
      {changes.length > 0 && (
        <ul className="family-notes">
          {changes.map((change, index) => (
            <Note key={index} {...{ change, family }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Note({ change, family }: { change: ChangeDto; family: FamilyDto }) {
  const words = useCopy().families;
  const inWords = useDay();
  const document = family.documents.find(({ id }) => id === change.documentId);
  if (!document) return null;
  const label = documentLabel(document, words);
  const isDraft = !document.isSigned;
  const { isInForce, isApplied, clause } = change;
  return (
    <li
      className={classes(
        "family-note",
        (!isInForce || isDraft) && "family-note-later",
        isInForce && !isApplied && "family-note-open",
      )}
    >
      <b>{clause === null ? label : words.text.clause(label, clause)}</b>
      <span>{whatItDoes(change, words.text)}</span>
      <Link href={changeAddress(change, document)}>{sinceWhen(change, isDraft)}</Link>
    </li>
  );

  function sinceWhen({ from }: ChangeDto, isOnlyDraft: boolean): string {
    if (isOnlyDraft) return isInForce && from !== null ? words.text.draftFrom(inWords(from)) : words.text.draft;
    if (from === null) return words.text.noDay;
    return isInForce ? words.text.since(inWords(from)) : words.text.fromLater(inWords(from));
  }
}

function whatItDoes(
  { kind, number, isApplied, isInForce }: ChangeDto,
  words: ReturnType<typeof useCopy>["families"]["text"],
): string {
  if (!isInForce) return words.wouldChange;
  if (!isApplied) return words.notApplied;
  if (kind === "addClause") return words.newClause;
  return kind === "deleteClause" ? words.deleted : words.overrides(number);
}

/** The amendment's own words, in its contract. */
export function changeAddress({ quote }: ChangeDto, { contractId, versionId }: DocumentDto): string {
  if (versionId === null) return `/contracts/${encodeURIComponent(contractId)}`;
  return passageAddress(contractId, { ...quote, versionId });
}
