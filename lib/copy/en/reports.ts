import { numbersIn } from "../numbers";
import { verdicts } from "./verdicts";

const inFigures = numbersIn("en");
const contractsIn = (count: number) => (count === 1 ? "1 contract" : `${inFigures(count)} contracts`);
const datesIn = (count: number) => (count === 1 ? "1 date" : `${inFigures(count)} dates`);

/** Words of the reports, English. Source: behaviour §35. */
export const reports = {
  title: "Reports",
  intro:
    "How long signing takes, what is negotiated, what deviates, and which dates were kept. Only contracts you can read count.",
  file: "reports",
  csv: { report: "Report", group: "Group", measure: "Measure", value: "Value" },
  exportCsv: "Export CSV",
  filters: {
    label: "What counts",
    from: "From",
    until: "Until",
    type: "Type",
    owner: "Owner",
    counterparty: "Counterparty",
    any: "Any",
    show: "Show",
  },
  titles: {
    signing: "Time from draft to signature",
    rounds: "Rounds until agreement",
    negotiated: "Most negotiated clauses",
    deviations: "Deviations by playbook",
    deadlines: "Deadlines met and missed",
  },
  measures: {
    contracts: "Contracts",
    medianDays: "Median, days",
    changes: "Changes",
    met: "Met",
    late: "Late",
    missed: "Missed",
  },
  verdicts,
  columns: { days: "Days", month: "Month", replies: "Replies", topic: "Topic" },
  asTable: "As a table",
  from: (count: number) => `From ${contractsIn(count)}.`,
  fewOnly: "Too few to say what is usual.",
  cut: "The newest ones only.",
  median: (days: number) =>
    days === 1 ? "Half were signed within 1 day." : `Half were signed within ${inFigures(days)} days.`,
  medianReplies: (count: number) =>
    count === 1 ? "Half took 1 reply or fewer." : `Half took ${inFigures(count)} replies or fewer.`,
  signedBefore: (count: number) => `Left out: ${contractsIn(count)} signed before they were added here.`,
  notExchanged: (count: number) => `Left out: ${contractsIn(count)} signed without a round here.`,
  negotiatedFrom: (rounds: number, contracts: number) =>
    `From ${rounds === 1 ? "1 reply" : `${inFigures(rounds)} replies`} on ${contractsIn(contracts)}.`,
  unread: (count: number) =>
    count === 1
      ? "Left out: 1 reply to a version that wasn't read."
      : `Left out: ${inFigures(count)} replies to versions that weren't read.`,
  changed: (contracts: number, changes: number) =>
    `${contractsIn(contracts)}, ${changes === 1 ? "1 change" : `${inFigures(changes)} changes`}`,
  judged: (count: number) => `From ${contractsIn(count)} added in this period.`,
  dates: (count: number) => `From ${datesIn(count)} that somebody confirmed.`,
  days: (from: number, until: number | null) => (until === null ? `${from} or more` : `${from}–${until}`),
  replies: (count: number, isMore: boolean) => (isMore ? `${count} or more` : String(count)),
  none: {
    signing: "No contract was signed in this period.",
    rounds: "No contract negotiated here was signed in this period.",
    negotiated: "No reply changed a clause in this period.",
    deviations: "No playbook yet, or no contract checked against one.",
    deadlines: "No confirmed date has passed in this period.",
  },
};
export type ReportWords = typeof reports;
