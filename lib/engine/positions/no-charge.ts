/** 'No interest accrues on late payment': a penalty that is said not to be due. Source: B-24.6. */
import type { Language } from "@/lib/copy/languages";
import type { Subject } from "./subject";
import { meets, words } from "./words";

const NO_CHARGE = words(
  "no interest; no penalt; no late; no default interest; not bear interest; bears no interest; no liquidated damages",
  "неустойка не; неустойки не; пени не; пеня не; штраф не; штрафы не; проценты не",
  "торгууль тооцохгүй; алданги тооцохгүй; торгууль авахгүй; алданги авахгүй; торгууль ногдуулахгүй; алданги төлөхгүй; торгууль төлөхгүй",
);
const PENALTIES: ReadonlySet<string> = new Set(["late_payment", "liquidated_damages"]);

/** Whether a folded sentence says that nothing is due. */
export const deniesCharge = ({ id }: Pick<Subject, "id">, sentence: string, language: Language) =>
  PENALTIES.has(id) && meets(NO_CHARGE, language, sentence);
