import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "./contract-kinds";
import type { ContractSide } from "./sides";
import type { Words } from "./words";

/**
 * How a clause treats a subject. `burden`: something is or isn't so ('exclusive', 'shall insure'). `leave`: someone may
 * or may not do something. `renewal`: automatic, by agreement or none. `figure`: how much or how long. `law`.
 */
type SubjectForm = "burden" | "leave" | "renewal" | "figure" | "law";

/** A subject of positions, and the words that clauses use for it under any heading. */
export type Subject = {
  id: string;
  form: SubjectForm;
  /** Empty: any kind of contract. */
  kinds: readonly ContractKind[];
  /** Required in a sentence or its heading: one of these. */
  names: Words;
  /** A clause whose heading has one of these is the first candidate. */
  titles?: Words;
  /** Negative wording that is itself the burden: 'shall not sell to others'. */
  bans?: Words;
  /** Required in the sentence itself: one of each list. */
  with?: readonly Words[];
  /** If a sentence has a condition, one of these is in it or behind the figure: what is late is a payment. */
  inCase?: Words;
  /** A sentence with one of these is on somebody else's: what a guarantor owes, and not the parties. */
  others?: Words;
  /** Excluded in the sentence: these are about another matter. */
  without?: Words;
  /** If one of these occurs anywhere, the contract isn't silent; `names` always count. */
  hints?: Words;
  /** A name that other matters share shows nothing in a sentence without one of these: 'liability' without a limit. */
  signs?: Words;
  /** The side that can do it, so that what binds it is as asked for either side: a tenant sublets. */
  actor?: ContractSide;
  /** The side whose burden it is, whoever is named first: 'the Supplier may charge interest'. */
  borneBy?: ContractSide;
  /** Subjects whose sentences have the same names and say nothing on this one: late payment, for late delivery. */
  unlike?: readonly string[];
  /** Whether silence means that it doesn't apply, which satisfies a wish for none. */
  isNoneWhereSilent?: boolean;
  /** A limit on it has no object where the contract is silent: there is no deposit, so nothing to return late. */
  isMootWhereSilent?: boolean;
  /** Lexicon concepts of the subject: if one occurs anywhere, the contract isn't silent. */
  concepts?: readonly string[];
  /** A sentence certainly about the subject has one of these. */
  purpose?: Words;
  /** Such a sentence has none of these, which belong to another figure. */
  otherPurpose?: Words;
  /** A sentence may continue the previous one, which names it: 'A deposit is paid. It is returned …'. */
  goesOn?: boolean;
  /** The heading alone isn't enough, because other subjects share it. */
  isNamedInWords?: boolean;
  /** About duration: a deadline doesn't count. */
  lasts?: boolean;
  /** A figure of the subject has one of these next to it. */
  beside?: Words;
  /** A conditional right is another matter, such as ending the contract for breach. */
  isUnconditional?: boolean;
  /** A duty that both sides usually owe: where only we owe it, a longer one is nothing that we asked for. */
  bindsBoth?: true;
  /** Each clause is a burden of its own, and none changes another: each side insures what is its own. */
  addsUp?: boolean;
  /** Its figure isn't one of a condition: 'if payment is 30 days overdue'. */
  isFigureOfMain?: boolean;
  /** A contract that is read on one of these isn't silent: who may raise the price alone may change the contract. */
  partOf?: readonly string[];
  /** Units of its figures. */
  units?: readonly ("days" | "months" | "percent" | "percentPerDay" | "times")[];
  question: Readonly<Record<Language, string>>;
};
