/** Whether a clause on insurance names a policy that ends on a day, and no duty to have one after it. */
import { detectLanguage } from "../language/identify";
import { folded } from "../text/folding";
import { either } from "../text/either";
import { meets, words } from "./words";

const POLICY = words("polic; cover; insurance; certificate", "полис; страхов; застрахо", "даатгал");
/** An end with its year. */
const ENDS = either(
  String.raw`(?:until|till|valid to|runs to|expir\p{L}*(?: on)?|ends? on|up to) [^.;]{0,24}20\d\d`,
  String.raw`(?:действует|действителен|действительно|сроком?) (?:до|по) [^.;]{0,24}20\d\d`,
  String.raw`20\d\d[^.;]{0,40}(?:хүртэл|дуус)`,
);
const GOES_ON = words(
  [
    "renew; shall maintain; shall keep; must maintain; must keep; will maintain; kept in force; keep in force; maintained",
    "throughout; at all times; for the term; during the term; shall be insured; shall insure; shall take out; must insure",
  ],
  "обязан; поддержив; весь срок; в течение срока; продлева; продлит; нов~ полис; страхует; должен",
  "сунга; тасралтгүй; шинэ; байх үүрэгтэй; даатгалтай байна; хугацааны турш; даатгуулна; байлгана",
);

export function endsWithoutRenewal(clause: string): boolean {
  const plain = folded(clause);
  const language = detectLanguage(clause) ?? "en";
  const sentences = plain.split(/(?<=[.;])\s/u).filter((one) => meets(POLICY, language, one));
  return sentences.some((one) => ENDS.test(one)) && !sentences.some((one) => meets(GOES_ON, language, one));
}
