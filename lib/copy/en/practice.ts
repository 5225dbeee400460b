import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");
const contractsIn = (count: number) => (count === 1 ? "1 contract" : `${inFigures(count)} contracts`);
const precise = (count: number) => String(Math.round(count * 1000) / 1000);

/** Words of our practice, English. Source: behaviour §34. */
export const practice = {
  title: "Our practice",
  intro: (signed: number) =>
    signed === 1
      ? "What stands in the one signed contract you can read. One contract is no practice yet."
      : `What you usually sign, from the ${inFigures(signed)} signed contracts you can read.`,
  considered: (count: number) => `${contractsIn(count)} counted here`,
  cut: (count: number) => `The newest ${inFigures(count)} count.`,
  start: "Start a playbook",
  loading: "Loading our practice...",
  failed: "We couldn't load our practice.",
  retry: "Try again",
  filters: {
    label: "Which contracts count",
    side: "Our side",
    counterparty: "Counterparty",
    type: "Type",
    from: "Signed from",
    until: "Signed until",
    any: "Any",
  },
  sides: { buy: "As buyer", supply: "As supplier" },
  columns: { topic: "Topic", usual: "Usually", range: "Range", found: "In" },
  median: (value: string) => `Median: ${value}`,
  range: (least: string, most: string) => (least === most ? `always ${least}` : `${least} to ${most}`),
  countOf: (count: number, of: number) => `${inFigures(count)} of ${inFigures(of)}`,
  times: (value: string, count: number) => `${value} (${inFigures(count)})`,
  clause: "Has a clause",
  likely: (count: number) => `${inFigures(count)} of them only likely`,
  open: (topic: string) => `${topic}: wordings and contracts`,
  empty: {
    title: "No signed contracts yet",
    text: "Open a contract and attach its signed copy under More. What you sign is then compared topic by topic.",
    toContracts: "Your Contracts",
  },
  noMatch: { title: "No signed contract matches", text: "Change or clear the filters." },
  notRead: "Nothing was found in these contracts yet.",
  wordings: {
    title: "Wordings",
    count: (count: number) => `${contractsIn(count)} with this wording, but for names and numbers`,
    others: "All contracts with this wording",
    without: (count: number) => `Not found in ${contractsIn(count)}`,
    copyOf: (day: string) => `signed copy attached, dated ${day}`,
    signedOn: (day: string) => `signed ${day}`,
    noQuote: "The passage wasn't kept.",
  },
  compare: {
    title: "How it compares with what we usually sign",
    back: "To the contract",
    basis: {
      sideAndType: (count: number) => `Compared with ${contractsIn(count)} of this type that you signed on this side`,
      side: (count: number) => `Compared with ${contractsIn(count)} that you signed on this side`,
      type: (count: number) => `Compared with ${contractsIn(count)} of this type that you signed`,
      all: (count: number) => `Compared with ${contractsIn(count)} that you signed`,
    },
    columns: { topic: "Topic", usual: "Usually", here: "Here", distance: "Difference" },
    usually: (usual: string, here: string) => `usually ${usual}, here ${here}`,
    asUsual: "As usual",
    noClause: (count: number, of: number) => `usual in ${inFigures(count)} of ${inFigures(of)}, not found here`,
    signedAt: (count: number, of: number, value: string) =>
      count === 0
        ? `none of ${inFigures(of)} signed at ${value}`
        : `${inFigures(count)} of ${inFigures(of)} signed at ${value}`,
    signedSo: (count: number, of: number) => `different from usual; ${inFigures(count)} of ${inFigures(of)} signed it`,
    outside: "outside everything signed so far",
    tooFew: "Not enough to compare with: a topic needs at least 3 signed contracts.",
    unread: "The contract is still being read.",
  },
  plan: {
    title: "Start a playbook from our contracts",
    text: "Choose up to ten. Their clauses become the wording, what is usual the ask, and the widest you signed the fallback. Nothing is saved before you have looked through it.",
    name: "Name",
    side: "Our side",
    language: "Language of the wording",
    byContracts: "As most of the contracts",
    choose: "Contracts",
    chosen: (count: number) => `${inFigures(count)} of 10 chosen`,
    draft: "Show the playbook",
    drafting: "Reading the clauses...",
    review: (count: number, of: number) =>
      `${count === 1 ? "1 topic" : `${inFigures(count)} topics`} from ${contractsIn(of)}`,
    ask: "Our ask",
    fallback: "Fallback",
    from: (name: string) => `From ${name}`,
    keep: (topic: string) => `Include ${topic}`,
    unsure: "Please read it: it may not be on this topic.",
    leftOut: "Left out",
    why: {
      noClause: "No clause in these contracts",
      otherLanguage: "Only in another language",
      namesParty: "Each clause names a party",
    },
    unread: (count: number) => `${contractsIn(count)} not read yet, and so not in it.`,
    save: (count: number) => (count === 1 ? "Save 1 topic as playbook" : `Save ${inFigures(count)} topics as playbook`),
    change: "Choose others",
    failed: "We couldn't start the playbook. Please try again.",
    saved: (name: string) => `Playbook “${name}” saved`,
  },
  draft: {
    asWorded: "As in the wording.",
    present: "The contract has this clause.",
    absent: "The contract has no such clause.",
    mutual: "The same for both parties.",
    notOnlyTheirs: "It must apply to us too, not only to the other side.",
    atMost: (figure: string) => `At most ${figure}.`,
    atLeast: (figure: string) => `At least ${figure}.`,
    oneOf: (names: string) => `The law of ${names}.`,
    found: (count: number, of: number) => `In ${inFigures(count)} of ${contractsIn(of)}.`,
    counted: (figure: string, count: number) => `${figure}: ${inFigures(count)}`,
    units: {
      days: (count: number) => (count === 1 ? "1 day" : `${precise(count)} days`),
      months: (count: number) => (count === 1 ? "1 month" : `${precise(count)} months`),
      percent: (count: number) => `${precise(count)}%`,
      percentPerDay: (count: number) => `${precise(count)}% per day`,
      times: (count: number) => `${precise(count)} times the annual price`,
    },
  },
};
