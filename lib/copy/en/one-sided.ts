import type { OneSidedWords } from "@/lib/copy/check-words";
import { opening } from "@/lib/copy/roles";

/** Words for clauses that favour one party, English: an observation, and for whom it matters. Source: B-13.1. */
export const oneSided: OneSidedWords = {
  openIncrease: {
    title: "Price increase without a limit",
    comment: ({ party, other }) =>
      `Only ${party} may raise the price, and this clause sets no limit. ${opening(other)} can't tell what it will have to pay. A ceiling, an index or a right to leave is usual.`,
  },
  changesAlone: {
    title: "Terms that one party may change alone",
    comment: ({ party, other }) =>
      `${opening(party)} may change this without the agreement of ${other}, which is bound by terms that it hasn't seen. Usual: changes signed by both, or a right to leave.`,
  },
  leavesAlone: {
    title: "Only one party may leave without a reason",
    comment: ({ party, other }) =>
      `${opening(party)} may end the contract without anyone's fault. We found no clause that lets ${other} do the same.`,
  },
  leavingBarred: {
    title: "One party is barred from leaving",
    comment: ({ party, other }) =>
      `The contract expressly keeps ${other} from ending it without a breach. We found no clause that binds ${party} in the same way.`,
  },
  leavesUnannounced: {
    title: "One party may end it without notice",
    comment: ({ party, other }) =>
      `${opening(party)} may end the contract at once, without notice and without a breach. ${opening(other)} would have no time to prepare.`,
  },
  depositLost: {
    title: "Deposit lost on leaving",
    comment: ({ party, other }) =>
      `${opening(other)} loses this money to ${party} on leaving, whatever it owes or has damaged. Usual: it is returned less what is due.`,
  },
  accelerates: {
    title: "Everything falls due when it ends",
    comment: ({ party, other }) =>
      `When the contract ends, ${other} has to pay ${party} for a time in which it gets nothing. Check how much that is, and whether it applies when ${other} isn't at fault.`,
  },
  controlClause: {
    title: "A change of owner has consequences",
    comment: ({ party, other }) =>
      `If the owners of ${other} change, ${party} may act on it. ${opening(other)} has no such right. It matters before a sale, a merger or a new investor.`,
  },
  earlyRefusal: {
    title: "Renewal has to be refused very early",
    comment: ({ length }) =>
      `It renews by itself unless refused ${length} before the end. Whoever misses that day is bound for another term: note the date now, or agree on a shorter notice.`,
  },
  forumOfOne: {
    title: "Only one party may choose the court",
    comment: ({ party, other }) =>
      `Only ${party} may choose where to sue. ${opening(other)} has no such choice. Some courts don't accept such a clause.`,
  },
  assignsAlone: {
    title: "Only one party may transfer the contract",
    comment: ({ party, other }) =>
      `${opening(party)} may transfer the contract without consent; ${other} has no such right and may find itself bound to someone it didn't choose.`,
  },
  auditUnannounced: {
    title: "Inspection without notice",
    comment: ({ party, other }) =>
      `${opening(party)} may come and check without notice. ${opening(other)} can't prepare or keep others' data apart. Usual: a few days' notice, in working hours.`,
  },
  deemedAccepted: {
    title: "Silence counts as consent",
    comment: ({ party, other }) =>
      `If ${other} doesn't answer ${party} in time, it is taken to have agreed. Check that the time is long enough and who watches it.`,
  },
  openIndemnity: {
    title: "Wide indemnity of one party",
    comment: ({ party, other }) =>
      `${opening(other)} has to make good any loss here, and ${party} gives no such promise. Check whether a cap, or fault, should limit it.`,
  },
  freeExclusivity: {
    title: "Exclusivity with nothing in return",
    comment: ({ party, other }) =>
      `${opening(other)} may not deal with others, and this clause promises nothing in return from ${party}, such as a minimum volume.`,
  },
  endlessDuty: {
    title: "A duty of one party without an end",
    comment: ({ party, other }) =>
      `This binds ${other} for ever, and ${party} not at all. Usual: both parties, for a number of years.`,
  },
  waivedClaims: {
    title: "Claims given up in advance",
    comment: ({ party, other }) =>
      `${opening(other)} gives up claims against ${party} here. Some can't be given up by law; check what would be lost.`,
  },
  wageFine: {
    title: "Fine for an employee",
    comment: ({ party, other }) =>
      `${opening(other)} pays ${party} a fine here. Many labour laws, those of Russia and Mongolia among them, don't allow fines or limit deductions from wages.`,
  },
  trainingCost: {
    title: "Training costs to be paid back",
    comment: ({ party, other }) =>
      `${opening(other)} has to pay training costs back on leaving early. Check whether the sum falls with the time worked, and whether it applies when ${party} ends the contract.`,
  },
  unpaidNonCompete: {
    title: "Ban on competing after the end, unpaid",
    comment: ({ party, other }) =>
      `${opening(other)} may not compete after the contract ends, and in this clause ${party} pays nothing for it. Courts often don't enforce such a ban, least of all on an employee.`,
  },
  unevenPenalty: {
    title: "Penalties that differ between the parties",
    comment: ({ party, other }) =>
      `This penalty on ${other} has no cap. What ${party} pays for its own breach is capped or much lower.`,
  },
  openPenalty: {
    title: "High daily penalty without a cap",
    comment: ({ party, other }) =>
      `This penalty, which ${other} pays ${party}, grows every day, and no cap stops it. A tenth of a percent a day, up to a tenth of the sum, is common.`,
  },
  onlyOneFined: {
    title: "Only one party pays a penalty",
    comment: ({ party, other }) =>
      `${opening(other)} pays a fixed sum for a breach. We found no penalty for a breach by ${party}.`,
  },
};
