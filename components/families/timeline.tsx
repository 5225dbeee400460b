"use client";

import { useState, type CSSProperties, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { ChevronDownIcon, ChevronUpIcon, ClipIcon, DocumentIcon, EditIcon, LayersIcon } from "@/components/ui/icons";
import { ORDERS_SHOWN } from "@/lib/families/bounds";
import { documentLabel } from "@/lib/families/label";
import type { DocumentDto, FamilyDto, TextDto } from "@/lib/families/schema";
import { toScale, type Scale } from "./timeline-scale";

type TimelineProps = {
  family: FamilyDto;
  /** What each amendment changes; null while it is read. */
  text: TextDto | null;
  onOpen: (document: DocumentDto) => void;
};

/** The family's documents on one axis of time; unknown days at its left edge. Source: B-31.9. */
export function Timeline({ family, text, onOpen }: TimelineProps) {
  const words = useCopy().families;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { documents, today } = family;
  const scale = toScale(
    documents.map(({ holdsFrom }) => holdsFrom),
    today,
  );
  const orders = documents.filter(({ role }) => role === "order");
  const others = documents.filter(({ role }) => role !== "order").sort(inOrder);
  const isFolded = orders.length > 1 && !isUnfolded;
  const lines = [...others, ...(isFolded ? [] : orders)];
  const end = text?.endedBy?.on ?? scale?.end ?? today;
  return (
    <section className="family-timeline" aria-label={words.timeline.label}>
      <div className="family-line family-head" aria-hidden>
        <div>{words.timeline.document}</div>
        <div className="family-track">
          {scale?.years.map(({ year, at }) => (
            <span key={year} className="family-year" style={place(at)}>
              {year}
            </span>
          ))}
        </div>
      </div>
      {scale && <YearLines scale={scale} />}
      {lines.map((document, row) => (
        <Line key={document.id} {...{ document, onOpen }} changed={changedNumbers(document, text)}>
          {scale && <Mark {...{ document, scale, end, row }} changed={changedNumbers(document, text)} />}
        </Line>
      ))}
      {orders.length > 1 && (
        <OrdersLine {...{ orders, scale, isFolded }} onToggle={() => setIsUnfolded(!isUnfolded)} onOpen={onOpen} />
      )}
      {scale && (
        <div className="family-today" aria-hidden>
          <span style={place(scale.at(today))}>
            <i>{words.timeline.today}</i>
          </span>
        </div>
      )}
    </section>
  );
}

const place = (at: number): CSSProperties => ({ insetInlineStart: `${at}%` });

const RANK = ["agreement", "annex", "amendment", "sideLetter", "renewal", "termination", "order"] as const;
const inOrder = (one: DocumentDto, other: DocumentDto) =>
  RANK.indexOf(one.role) - RANK.indexOf(other.role) ||
  (one.holdsFrom ?? "").localeCompare(other.holdsFrom ?? "") ||
  one.name.localeCompare(other.name);

/** The clauses that a document changes, or would change, as the text in force has them. */
function changedNumbers({ id }: DocumentDto, text: TextDto | null): readonly string[] {
  const own = (text?.changes ?? []).filter(({ documentId, number }) => documentId === id && number !== "");
  return [...new Set(own.filter(({ isInForce, isApplied }) => isApplied || !isInForce).map(({ number }) => number))];
}

const ICONS = { agreement: DocumentIcon, annex: ClipIcon, order: LayersIcon } as const;

type LineProps = {
  document: DocumentDto;
  changed: readonly string[];
  onOpen: (document: DocumentDto) => void;
  children: ReactNode;
};

function Line({ document, changed, onOpen, children }: LineProps) {
  const words = useCopy().families;
  const label = documentLabel(document, words);
  const Icon = ICONS[document.role as keyof typeof ICONS] ?? EditIcon;
  return (
    <div className="family-line">
      <button
        type="button"
        className={classes("family-name", document.role !== "agreement" && "family-name-in")}
        title={document.name}
        aria-label={words.edit.open(label)}
        onClick={() => onOpen(document)}
      >
        <Icon className="size-4 text-ink-muted" />
        <span className={classes("truncate", document.role !== "annex" && "font-medium")}>{label}</span>
        <Beside document={document} changed={changed} />
      </button>
      <div className="family-track">{children}</div>
    </div>
  );
}

/** The day, or that it is a draft; on a phone also what it changes, for want of an axis. */
function Beside({ document: { role, holdsFrom, isSigned }, changed }: Pick<LineProps, "document" | "changed">) {
  const { timeline: words } = useCopy().families;
  const inWords = useDay();
  const day = holdsFrom === null ? words.noDate : inWords(holdsFrom);
  const effect =
    changed.length === 0 ? "" : isSigned ? words.changes(short(changed)) : words.wouldChange(short(changed));
  return (
    <>
      {!isSigned && (
        <span className="family-draft">
          <i aria-hidden />
          {words.draft}
        </span>
      )}
      {(isSigned || role === "agreement") && (
        <span className={classes("family-day", holdsFrom === null && "text-warning-700")}>{day}</span>
      )}
      <span className="family-told">{[...(isSigned ? [] : [day]), effect].filter(Boolean).join(" · ")}</span>
    </>
  );
}

const MOST_NUMBERS = 5;
/** The height of a line, as the style sheet has it. */
const ROW_REM = 2;
const short = (numbers: readonly string[]) =>
  numbers.length > MOST_NUMBERS ? `${numbers.slice(0, MOST_NUMBERS).join(", ")}…` : numbers.join(", ");

/** Each year's first day, through all lines. */
function YearLines({ scale: { years } }: { scale: Scale }) {
  return (
    <div className="family-years" aria-hidden>
      {years.map(({ year, at }) => (
        <span key={year} style={place(at)} />
      ))}
    </div>
  );
}

/** `row`: how many lines below the agreement's it stands. */
type MarkProps = { document: DocumentDto; scale: Scale; end: string; changed: readonly string[]; row: number };

function Mark(props: MarkProps) {
  const { role } = props.document;
  if (role === "order") return <OrderMark document={props.document} scale={props.scale} isNamed />;
  return role === "agreement" || role === "annex" ? <Bar {...props} /> : <Point {...props} />;
}

/** An agreement or annex holds from its day on. */
function Bar({ document: { role, holdsFrom, isSigned }, scale, end }: MarkProps) {
  const { timeline: words } = useCopy().families;
  const from = scale.at(holdsFrom);
  const label = role === "agreement" ? words.inForce : "";
  return (
    <span
      className={classes("family-bar", role === "annex" && "family-bar-annex", !isSigned && "family-bar-draft")}
      style={{ ...place(from), inlineSize: `${Math.max(1, scale.at(end) - from)}%` }}
    >
      {holdsFrom === null ? words.noDate : label}
    </span>
  );
}

/** An amendment on its day, with what it changes. */
function Point({ document: { holdsFrom, isSigned }, scale, changed, row }: MarkProps) {
  const { timeline: words } = useCopy().families;
  const inWords = useDay();
  const from = scale.at(holdsFrom);
  const day = holdsFrom === null ? words.noDate : inWords(holdsFrom);
  const since = isSigned || holdsFrom === null ? day : words.from(day);
  const numbers = short(changed);
  const effect = numbers === "" ? [] : [isSigned ? words.changes(numbers) : words.wouldChange(numbers)];
  const beside =
    from > 55 ? { insetInlineEnd: `calc(${100 - from}% + 1rem)` } : { insetInlineStart: `calc(${from}% + 1rem)` };
  return (
    <>
      {isSigned && holdsFrom !== null && (
        <span className="family-drop" style={{ ...place(from), blockSize: `${row * ROW_REM - 0.5}rem` }} />
      )}
      <span className={classes("family-point", !isSigned && "family-point-draft")} style={place(from)} />
      <span className={classes("family-said", !isSigned && "text-warning-700")} style={beside}>
        {[since, ...effect].join(" · ")}
      </span>
    </>
  );
}

function OrderMark({ document, scale, isNamed }: { document: DocumentDto; scale: Scale; isNamed: boolean }) {
  const words = useCopy().families;
  const label = documentLabel(document, words);
  const style = { insetInlineStart: `min(${scale.at(document.holdsFrom)}%, calc(100% - 1.25rem))` };
  return (
    <span className={classes("family-order", !document.isSigned && "family-bar-draft")} style={style} title={label}>
      {document.holdsFrom === null ? words.timeline.noDate : isNamed && document.number ? document.number : ""}
    </span>
  );
}

type OrdersLineProps = {
  orders: readonly DocumentDto[];
  scale: Scale | null;
  isFolded: boolean;
  onToggle: () => void;
  onOpen: (document: DocumentDto) => void;
};

/** All orders in one line; more than a few are marks without their numbers. */
function OrdersLine({ orders, scale, isFolded, onToggle }: OrdersLineProps) {
  const { timeline: words } = useCopy().families;
  const Chevron = isFolded ? ChevronDownIcon : ChevronUpIcon;
  return (
    <div className="family-line">
      <button
        type="button"
        className="family-name family-name-in"
        aria-expanded={!isFolded}
        title={isFolded ? words.showOrders : words.hideOrders}
        onClick={onToggle}
      >
        <LayersIcon className="size-4 text-ink-muted" />
        <span className="font-medium">{words.orders}</span>
        <span className="family-count">{orders.length}</span>
        <Chevron className="ml-auto size-4 text-ink-muted" />
      </button>
      <div className="family-track">
        {isFolded &&
          scale &&
          orders.map((document) => (
            <OrderMark key={document.id} {...{ document, scale }} isNamed={orders.length <= ORDERS_SHOWN} />
          ))}
      </div>
    </div>
  );
}
