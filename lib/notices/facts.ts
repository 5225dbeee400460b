/** What a letter is made of: each fact with its source, or what is open about it. Pure. Source: B-47.2, B-47.3. */
import { isSameAddress } from "@/lib/engine/notices/addresses";
import type { Clause } from "@/lib/engine/notices/notice-terms";
import { NOTICE_WAYS, type NoticeKind, type NoticeWay } from "@/lib/engine/notices/words";
import type { Copy } from "@/lib/copy/copy";
import { GAP_END, GAP_START, type FactBasis, type FactKey } from "./bounds";
import type { NoticeReading, Quoted } from "./reading";
import type { NoticeChoices, NoticeFactDto, QuoteDto } from "./schema";

export type FactsAsked = {
  kind: NoticeKind;
  read: NoticeReading;
  chosen: NoticeChoices;
  gaps: Copy["notices"]["gaps"];
};
type Option = NoticeFactDto["options"][number];
type Made = Partial<Pick<NoticeFactDto, "value" | "basis" | "quotes" | "options" | "nearest" | "isNeeded">>;

/** A fact in full; a person's word stands before what the contract says. */
export function toFact(key: FactKey, gaps: Copy["notices"]["gaps"], made: Made, answer?: string): NoticeFactDto {
  const said = answer === undefined || answer === "" ? {} : { value: answer, basis: "person" as const };
  const rest = { value: null, basis: "missing" as const, quotes: [], options: [], nearest: null, isNeeded: true };
  return { key, ...rest, ...made, ...said, gap: `${GAP_START}${gaps[key]}${GAP_END}`, written: null };
}

/** Whether the letter can be finished as far as this one goes. */
export function isSettled({ isNeeded, basis }: NoticeFactDto): boolean {
  return !isNeeded || basis === "stated" || basis === "person";
}

/** What may stand in the letter: never what is only likely. */
export function settledValue(fact: NoticeFactDto | undefined): string | null {
  return fact && (fact.basis === "stated" || fact.basis === "person") ? fact.value : null;
}

/** Who sends, by the caller's register, and who receives: the other one of two. */
export function partyFacts({ read, chosen, gaps }: FactsAsked): { sender: NoticeFactDto; recipient: NoticeFactDto } {
  const quoteOf = (at: number) => {
    const party = read.parties[at];
    return party ? read.quoted({ passage: party.fact.passage, number: null }).quotes : [];
  };
  const options = read.parties.map(({ name }, at): Option => ({
    value: name,
    quote: quoteOf(at)[0] ?? null,
    isRefused: false,
  }));
  const ours = read.parties.flatMap(({ isOurs }, at) => (isOurs ? [at] : []));
  const [own] = ours.length === 1 ? ours : [];
  const senderMade: Made =
    own === undefined
      ? { options, basis: ours.length > 1 ? "conflict" : "missing" }
      : { options, value: read.parties[own]?.name ?? null, basis: "stated", quotes: quoteOf(own) };
  const sender = toFact("sender", gaps, senderMade, chosen.sender);
  const toOther = sender.value === null ? otherOf(read, chosen.recipient) : undefined;
  const others = read.parties.flatMap(({ name }, at) => (name === sender.value ? [] : [at]));
  const [other] = sender.value !== null && others.length === 1 ? others : [];
  const recipientMade: Made =
    other === undefined
      ? { options: options.filter(({ value }) => value !== sender.value) }
      : { options, value: read.parties[other]?.name ?? null, basis: "likely", quotes: quoteOf(other) };
  const recipient = toFact("recipient", gaps, recipientMade, chosen.recipient);
  if (toOther === undefined) return { sender, recipient };
  const made: Made = { options, value: read.parties[toOther]?.name ?? null, basis: "likely", quotes: quoteOf(toOther) };
  return { sender: toFact("sender", gaps, made, undefined), recipient };
}

/** The other one of two parties. */
function otherOf({ parties }: NoticeReading, name: string | undefined): number | undefined {
  const at = parties.findIndex((party) => party.name === name);
  return parties.length === 2 && at >= 0 ? 1 - at : undefined;
}

type Said = { party: number; text: string; isForNotices: boolean } & Clause;

/**
 * Where it goes: the address of the clause on notices, else the party's own; by e-mail, its e-mail address. Two
 * different ones of the same rank are a conflict that a person decides.
 */
export function addressFact(
  { read, chosen, gaps }: FactsAsked,
  { recipient, way }: { recipient: string | null; way: NoticeWay | null },
): NoticeFactDto {
  const party = read.parties.findIndex(({ name }) => name === recipient);
  const known = way === "email" ? read.terms.emails : read.terms.addresses;
  const all = known.filter((one) => one.party === party && party >= 0);
  const forNotices = all.filter(({ isForNotices }) => isForNotices);
  const ranked = apart(forNotices.length > 0 ? forNotices : all);
  const quoted = new Map(apart(all).map((one) => [one, read.quoted(one)]));
  const options = [...quoted].map(([{ text }, { quotes }]): Option => {
    return { value: text, quote: quotes[0] ?? null, isRefused: false };
  });
  const [only] = ranked;
  if (!only) return toFact("address", gaps, { options, nearest: nearNotices(read) }, chosen.address);
  const { quotes, isSure } = read.quoted(only);
  if (ranked.length > 1)
    return toFact(
      "address",
      gaps,
      { options, basis: "conflict", quotes: ranked.flatMap((one) => read.quoted(one).quotes) },
      chosen.address,
    );
  const basis: FactBasis = forNotices.length > 0 && isSure ? "stated" : "likely";
  return toFact("address", gaps, { options, value: only.text, basis, quotes }, chosen.address);
}

function apart(all: readonly Said[]): Said[] {
  const kept: Said[] = [];
  for (const one of all) if (!kept.some(({ text }) => isSameAddress(text, one.text))) kept.push(one);
  return kept;
}

export function nearNotices(read: NoticeReading): QuoteDto | null {
  const { clause, nearest } = read.terms;
  const near = clause ?? nearest.notices;
  return near ? (read.quoted(near).quotes[0] ?? null) : null;
}

/** Which ways the contract names: false where it says that one doesn't count. */
export function waysSaid({ terms }: NoticeReading): ReadonlyMap<NoticeWay, { isAllowed: boolean; clause: Clause }> {
  const said = new Map<NoticeWay, { isAllowed: boolean; clause: Clause }>();
  for (const { way, isAllowed, ...clause } of terms.ways) {
    const known = said.get(way);
    if (!known || (known.isAllowed && !isAllowed)) said.set(way, { isAllowed, clause });
  }
  return said;
}

/** How it is sent: the first way that the contract names, or the one that was chosen. */
export function deliveryFact({ read, chosen, gaps }: FactsAsked): { fact: NoticeFactDto; way: NoticeWay | null } {
  const said = waysSaid(read);
  const quotesOf = (way: NoticeWay): Quoted => {
    const found = said.get(way);
    return found ? read.quoted(found.clause) : { quotes: [], isSure: false };
  };
  const options = NOTICE_WAYS.map((way): Option => {
    return { value: way, quote: quotesOf(way).quotes[0] ?? null, isRefused: said.get(way)?.isAllowed === false };
  });
  const [first] = [...said].flatMap(([way, { isAllowed }]) => (isAllowed ? [way] : []));
  const way = chosen.way ?? first ?? null;
  if (way === null) return { way, fact: toFact("delivery", gaps, { options, nearest: nearNotices(read) }) };
  const { quotes, isSure } = quotesOf(way);
  const isNamed = said.get(way)?.isAllowed === true;
  const own: FactBasis = isNamed && isSure ? "stated" : "likely";
  const isTaken = chosen.way === way && (chosen.isWayConfirmed === true || (isNamed && !isSure) || said.size === 0);
  const basis = isTaken ? "person" : own;
  return {
    way,
    fact: toFact("delivery", gaps, { options, value: way, basis, quotes, nearest: isNamed ? null : nearNotices(read) }),
  };
}

/** Who signs and by what authority, as the contract introduces our side. Who it is today a person confirms. */
export function signingFacts({ read, chosen, gaps }: FactsAsked, sender: string | null): NoticeFactDto[] {
  const party = read.parties.findIndex(({ name }) => name === sender);
  const found = read.terms.persons.find((one) => one.party === party && party >= 0);
  const quotes = found ? read.quoted(found).quotes : [];
  const likely = (value: string | null): Made => (value === null ? {} : { value, basis: "likely", quotes });
  return [
    toFact("signatory", gaps, likely(found?.text ?? null), chosen.signatory),
    toFact("authority", gaps, likely(found?.authority ?? null), chosen.authority),
  ];
}

/** What no contract says: what was breached, what is claimed, the new price. */
export function detailsFact({ kind, chosen, gaps }: FactsAsked): NoticeFactDto {
  const isNeeded = kind === "claim" || kind === "priceChange" || kind === "breach";
  return toFact("details", gaps, { isNeeded }, chosen.details);
}

/** The language of the letter; a contract in two languages without a prevailing one asks. */
export function languageFact({ read, chosen, gaps }: FactsAsked): NoticeFactDto {
  const [said] = read.terms.languages;
  const others = new Set(read.terms.languages.map(({ language }) => language));
  const options = read.languages.map((value): Option => ({ value, quote: null, isRefused: false }));
  if (said && others.size === 1) {
    const { quotes, isSure } = read.quoted(said);
    return toFact(
      "language",
      gaps,
      { options, value: said.language, basis: isSure ? "stated" : "likely", quotes },
      chosen.language,
    );
  }
  const [only] = read.languages;
  const own = read.languages.length === 1 ? only : read.prevailing;
  const made: Made = own ? { value: own, basis: "stated" } : {};
  return toFact("language", gaps, { options, ...made }, chosen.language);
}
