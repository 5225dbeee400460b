import type { Language } from "@/lib/copy/languages";
import { findActors } from "../find/actors";
import { findDuty } from "../find/duties";
import { isNegated } from "../positions/statement";
import { either } from "../text/either";
import { folded } from "../text/folding";
import { pickWorst, type Agreement, type Claim, type Modality } from "./claim";
import type { Context } from "./context";
import { modalsIn, type Modal } from "./modality";
import { partyNamed, subjectAt } from "./subject";
import { isAmong, meaningfulWords } from "./words";

/** Words in numbers that aren't negations. */
const NO_DENIAL = either(
  String.raw`\b(?:not|no) (?:less|more|later|earlier|fewer) than\b|\bnot exceed(?:ing)?\b`,
  "не (?:менее|более|позднее|ранее|свыше|ниже)|не превыша[а-я]*",
);
const DENIES: ReadonlySet<Modality> = new Set(["shallNot", "isNot"]);

/** Whether a sentence says that the claim's subject may, must, must not or need not, or that something is so. */
export function predicateAgrees(context: Context, main: string, whole: string): Agreement {
  const { reading, unit, claim, claimLanguage, names } = context;
  const modal = modalFor(context, main);
  if (modal === "several") return "open";
  const duty = modal ? null : findDuty(main, findActors(reading.contract));
  const said = modal?.modality ?? (duty ? "shall" : "is");
  const rest = modal ? `${main.slice(modal.from, modal.start)} ${main.slice(modal.end, modal.to)}` : main;
  const subject = partyNamed(names, claim.subject, claimLanguage) ?? partyNamed(names, claim.subject, unit.language);
  const isDenied = DENIES.has(said) !== denies(rest, unit.language);
  return pickWorst([
    modalityAgrees(said, claim.modality, subject !== null),
    isDenied === isDenial(claim, claimLanguage) ? "agrees" : "contradicts",
    subject === null ? "agrees" : partyAgrees(context, subject, { main, whole, at: modal?.start ?? duty?.at }),
  ]);
}

/** The modal that most of the claim's words follow, or in Mongolian precede. */
function modalFor({ unit: { language }, claim, claimLanguage }: Context, main: string): Modal | "several" | null {
  const words = meaningfulWords(folded(claim.what), claimLanguage);
  const countStated = (from: number, to: number) =>
    meaningfulWords(main.slice(from, to), language).filter((word) => isAmong(word, words)).length;
  const [best, next] = modalsIn(main, language)
    .map((modal) => ({
      modal,
      score:
        language === "mn"
          ? countStated(modal.from, modal.end)
          : countStated(modal.from, modal.start) + 2 * countStated(modal.end, modal.to),
    }))
    .sort((one, other) => other.score - one.score);
  const isEven = next?.score === best?.score && next?.modal.modality !== best?.modal.modality;
  return next && isEven ? "several" : (best?.modal ?? null);
}

/** A thing that "shall be" so is so; a party that must do something hasn't done it. */
function modalityAgrees(said: Modality, claimed: Modality, isOfParty: boolean): Agreement {
  if (said === claimed) return "agrees";
  if (claimed !== "is" && claimed !== "isNot") return said === "is" ? "open" : "contradicts";
  if (said === "is") return "agrees";
  if (said !== "shall" && said !== "shallNot") return "contradicts";
  return isOfParty ? "open" : "agrees";
}

function isDenial({ what, modality }: Claim, language: Language): boolean {
  return DENIES.has(modality) !== denies(folded(what), language);
}

function denies(words: string, language: Language): boolean {
  return isNegated(words.replace(NO_DENIAL, " "), language);
}

function partyAgrees(
  { unit, names }: Context,
  claimed: string,
  { main, whole, at = main.length }: { main: string; whole: string; at: number | undefined },
): Agreement {
  const { language, heading } = unit;
  const said =
    subjectAt(main, at, { names, language }) ??
    subjectAt(whole, whole.length, { names, language }) ??
    partyNamed(names, heading, language);
  if (said === null) return "open";
  return said === claimed ? "agrees" : "contradicts";
}
