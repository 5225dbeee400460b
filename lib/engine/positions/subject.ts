import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "./contract-kinds";
import type { Words } from "./words";

/**
 * How a clause speaks of a subject. `burden`: something is or isn't so ('exclusive', 'shall insure'). `leave`: somebody
 * may or may not do something. `renewal`: by itself, by agreement or not at all. `figure`: how much or how long. `law`.
 */
type SubjectForm = "burden" | "leave" | "renewal" | "figure" | "law";

/** One thing that positions are on, and the words by which clauses speak of it under any heading. */
export type Subject = {
  id: string;
  form: SubjectForm;
  /** None: of any kind of contract. */
  kinds: readonly ContractKind[];
  /** A sentence, or its heading, has one of these, */
  names: Words;
  /** Words that are the burden by themselves, though they say no: 'shall not sell to others'. */
  bans?: Words;
  /** the sentence itself one of each of these, */
  with?: readonly Words[];
  /** and none of these: they are of another matter. */
  without?: Words;
  /** Where one of these stands anywhere, nobody may say that the contract is silent; `names` always count. */
  hints?: Words;
  /** Whether a contract that is silent has none of it, and so does what is wanted where none is. */
  isNoneWhereSilent?: boolean;
  /** Concepts of the lexicon that are of it: where one stands anywhere, nobody may say that the contract is silent. */
  concepts?: readonly string[];
  /** A sentence that is on it for certain has one of these, */
  purpose?: Words;
  /** and none of these, which tell of another figure. */
  otherPurpose?: Words;
  /** A sentence may go on from the one before, which names it: 'A deposit is paid. It is returned …'. */
  goesOn?: boolean;
  /** Its heading alone, which others stand under too, doesn't name it. */
  isNamedInWords?: boolean;
  /** Of what lasts: a time to do something in is none of it. */
  lasts?: boolean;
  /** A figure of the subject has one of these beside it. */
  beside?: Words;
  /** What is so in a case only is another matter: a right to end the contract on a breach. */
  isUnconditional?: boolean;
  /** Units of the figures that it is about. */
  units?: readonly ("days" | "months" | "percent" | "percentPerDay" | "times")[];
  question: Readonly<Record<Language, string>>;
};
