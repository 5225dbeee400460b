"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Field, Input, Select, Textarea } from "@/components/ui/field";
import type { Copy } from "@/lib/copy/copy";
import { MAX_ANSWER_CHARS, MOST_TRANSIT_DAYS, type FactKey } from "@/lib/notices/bounds";
import type { NoticeDraftDto, NoticeFactDto } from "@/lib/notices/schema";
import type { Choices } from "./notice-calls";
import { PartyOffers } from "./party-offers";
import { QuoteSlip } from "./quote-slip";

type Words = Copy["notices"];
type RowProps = { fact: NoticeFactDto; draft: NoticeDraftDto; isBusy: boolean; onChoose: (change: Choices) => void };

/** Which answer a fact takes; the right is confirmed, not typed. */
const ANSWERS: Readonly<Record<Exclude<FactKey, "right">, string>> = {
  sender: "sender",
  recipient: "recipient",
  address: "address",
  delivery: "way",
  language: "language",
  dueOn: "dueOn",
  endsOn: "endsOn",
  transit: "transitDays",
  signatory: "signatory",
  authority: "authority",
  details: "details",
};

/** One fact of the letter: what it is, how sure, where the contract says it, and what a person can say to it. */
export function FactRow(props: RowProps) {
  const { fact, draft } = props;
  const words = useCopy().notices;
  const written = useDay();
  const [isChanging, setIsChanging] = useState(false);
  const { key, basis, quotes, nearest, isNeeded } = fact;
  const isOpen = isNeeded && basis !== "stated" && basis !== "person";
  const hint = hintFor(fact, draft, words);
  const said = valueWords(fact, words, written);
  const isAsked = isChanging || (fact.value === null && basis !== "person") || basis === "conflict";
  return (
    <li className="notice-fact" data-open={isOpen || undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-medium text-ink-muted">{words.facts[key]}</h3>
        <Standing fact={fact} />
      </div>
      {said !== "" && <p className="text-sm break-words whitespace-pre-line">{said}</p>}
      {key === "endsOn" && basis === "likely" && <EndSum draft={draft} />}
      {hint !== null && <p className={isOpen ? "text-sm text-warning-700" : "text-sm text-ink-muted"}>{hint}</p>}
      {quotes.slice(0, 2).map((quote) => (
        <QuoteSlip key={`${quote.contractId} ${quote.start}`} quote={quote} />
      ))}
      {quotes.length === 0 && nearest && <QuoteSlip quote={nearest} label={words.nearest} />}
      <PartyOffers fact={fact} isBusy={props.isBusy} onChoose={props.onChoose} />
      {key === "right" ? (
        <RightButtons {...props} />
      ) : (
        <Answer {...props} isAsked={isAsked} onAsk={() => setIsChanging(true)} onDone={() => setIsChanging(false)} />
      )}
    </li>
  );
}

/** From which day, and how long, the end of the contract is counted. */
function EndSum({ draft: { ending } }: { draft: NoticeDraftDto }) {
  const words = useCopy().notices;
  const written = useDay();
  if (!ending) return null;
  const length = words.length(ending.months, ending.days);
  return <p className="text-sm">{words.endSum(written(ending.from), length, ending.isReceived)}</p>;
}

function Standing({ fact: { basis, isNeeded } }: { fact: NoticeFactDto }) {
  const words = useCopy().notices;
  if (basis === "missing" && !isNeeded) return null;
  const [sign, label, look] = {
    stated: ["✓", words.stated, "text-ink-muted"],
    likely: ["≈", words.toCheck, "text-warning-700"],
    person: ["●", words.yours, "text-success-700"],
    missing: ["–", words.notFound, "text-warning-700"],
    conflict: ["≠", words.differs, "text-danger"],
  }[basis];
  return (
    <span className={`text-xs font-medium ${look}`}>
      <span aria-hidden="true">{sign}</span> {label}
    </span>
  );
}

function valueWords(
  { key, value, basis, quotes }: NoticeFactDto,
  words: Words,
  written: (day: string) => string,
): string {
  if (value === null) return "";
  if (key === "dueOn" || key === "endsOn") return written(value);
  if (key === "right") return quotes[0]?.number ? words.clause(value) : ""; // without a number its words stand below
  if (key === "delivery") return labelled(words.ways, value);
  if (key === "language") return labelled(words.languages, value);
  if (key !== "transit") return value;
  return value === "0" && basis === "stated" ? words.handedOver : words.daysTaken(Number(value));
}

function labelled(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}

/** What a person should know or do about the fact; null for nothing. */
function hintFor(fact: NoticeFactDto, draft: NoticeDraftDto, words: Words): string | null {
  const { key, basis, value } = fact;
  if (key === "details") return fact.isNeeded ? labelled(words.detailsHint, draft.kind) : null;
  if (key === "delivery" && value !== null) return deliveryHint(fact, words);
  if (basis === "missing") return key === "right" && isWaiting(draft) ? words.rightWaits : words.missing[key];
  if (basis === "conflict") return orOther(words.conflict, key);
  if (basis === "likely") return orOther(words.likely, key);
  if (key === "right" && basis === "person" && value === null) return words.wentOn;
  return key === "language" && basis === "stated" && fact.quotes.length === 0 ? words.ownLanguage : null;
}

/** The right of a termination may be one side's: first it has to be known who writes. */
function isWaiting({ kind, facts }: NoticeDraftDto): boolean {
  const isOpen = (key: FactKey) =>
    facts.some((one) => one.key === key && one.value === null && one.basis === "missing");
  return kind === "termination" && isOpen("right") && facts.some((one) => one.key === "sender" && one.value === null);
}

function orOther(hints: Readonly<Record<string, string>> & { other: string }, key: FactKey): string {
  return hints[key] ?? hints.other;
}

function deliveryHint({ value, basis, options }: NoticeFactDto, words: Words): string | null {
  const chosen = options.find((option) => option.value === value);
  const way = labelled(words.ways, value ?? "");
  if (basis === "stated") return null;
  if (chosen?.isRefused) return words.refusedWay(way);
  return chosen?.quote ? words.likely.other : words.unlistedWay(way);
}

function RightButtons({ fact, draft, isBusy, onChoose }: RowProps) {
  const words = useCopy().notices;
  const { basis, value } = fact;
  if (basis === "person" || basis === "stated" || isWaiting(draft)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {value !== null && (
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => onChoose({ right: "confirmed" })}>
          {words.rightConfirmed}
        </Button>
      )}
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onChoose({ right: "responsible" })}>
        {words.goOn}
      </Button>
    </div>
  );
}

type AnswerProps = RowProps & { isAsked: boolean; onAsk: () => void; onDone: () => void };

function Answer({ fact, draft, isBusy, onChoose, isAsked, onAsk, onDone }: AnswerProps) {
  const words = useCopy().notices;
  const { key, value, basis } = fact;
  if (key === "right" || (key === "details" && !fact.isNeeded)) return null;
  const field = ANSWERS[key];
  if (!isAsked)
    return (
      <div className="flex flex-wrap gap-2">
        {basis === "likely" && value !== null && (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => onChoose({ [field]: value, ...(key === "delivery" ? { isWayConfirmed: "true" } : {}) })}
          >
            {key === "delivery" ? words.takeWay : words.use}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onAsk}>
          {words.change}
        </Button>
      </div>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = fieldText(new FormData(event.currentTarget), "answer");
    onChoose({ [field]: answer, ...(key === "delivery" ? { isWayConfirmed: "", transitDays: "" } : {}) });
    onDone();
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <Field label={key === "transit" ? words.days : words.facts[key]}>
          <Control fact={fact} kind={draft.kind} />
        </Field>
      </div>
      <Button type="submit" variant="outline" disabled={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}

function Control({ fact: { key, value, options } }: { fact: NoticeFactDto; kind: NoticeDraftDto["kind"] }) {
  const words = useCopy().notices;
  const common = { name: "answer", required: true, defaultValue: value ?? "" };
  if (key === "dueOn" || key === "endsOn") return <Input {...common} type="date" />;
  if (key === "transit") return <Input {...common} type="number" min={0} max={MOST_TRANSIT_DAYS} inputMode="numeric" />;
  if (key === "details") return <Textarea {...common} maxLength={MAX_ANSWER_CHARS} rows={4} />;
  if (key === "delivery" || key === "language") {
    const labels: Readonly<Record<string, string>> = key === "delivery" ? words.ways : words.languages;
    return (
      <Select {...common}>
        {value === null && <option value="" />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {labels[option.value] ?? option.value}
          </option>
        ))}
      </Select>
    );
  }
  const list = `notice-${key}`;
  return (
    <>
      <Input {...common} maxLength={MAX_ANSWER_CHARS} autoComplete="off" {...(options.length > 0 ? { list } : {})} />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.value} value={option.value} />
          ))}
        </datalist>
      )}
    </>
  );
}
