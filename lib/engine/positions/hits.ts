import type { Language } from "@/lib/copy/languages";
import { claimsIn, readValues, type Claim } from "./claims";
import { doubtsIn, type Doubt } from "./doubts";
import { mayChange } from "./may-change";
import { isNoneOf } from "./no-rule";
import { isOn } from "./on-subject";
import type { Prepared, PreparedText } from "./prepared";
import { FRAUD } from "./said";
import { onlySide, type Sides } from "./sides";
import type { Subject } from "./subject";
import { meets, words } from "./words";

/** `places`: the sentences of the unit that were read. */
export type Hit = { at: number; places: readonly number[]; claims: Claim[]; doubts: readonly Doubt[] };

const LIMITS_WHAT_STANDS_BEFORE = words(
  "however; except; but.; this right; this does not; that right; this limit; this clause does not; the above",
  "однако; исключение; это право; это не; это правило; кроме; но.",
  "харин; гэхдээ; энэ хязгаар; үүнд",
);

const NOTICE = words("notice", "уведом; предупре", "мэдэгд");

/** 'During probation either side may leave on a week's notice. After it you must give two months' notice.' */
function tellsOtherNotice(
  subject: Subject,
  { sentence, next, sides }: { sentence: string; next: string; sides: Sides },
  language: Language,
): boolean {
  const [own, other] = [sentence, next].map((one) => onlySide(sides(one, language)));
  if (own && other && own !== other) return false; // 'The Client may end it on 60 days' notice. The Supplier may …'
  return (
    subject.form === "leave" &&
    meets(NOTICE, language, next) &&
    !meets(subject.names, language, next) &&
    readValues(subject, next, language).length > 0
  );
}

const LIMITS_ANYWHERE = words(
  "may extend it; may be extended; consent is not required; no consent; may …without …consent",
  "может быть продлен; вправе продлить; согласие не нужно; согласия не требуется; согласие не требуется; достаточно уведом; вправе …без согласия; может …без согласия",
  "сунгаж болно; зөвшөөрөл шаардахгүй; мэдэгдэхэд хангалттай",
);

/** What is outside a limit of liability, or no secret at all: neither takes anything from the limit or the term. */
function isCarveOut({ id }: Subject, sentence: string, language: Language): boolean {
  if (id === "liability_cap") return meets(FRAUD, language, sentence);
  return id === "confidentiality_term" && meets(NO_SECRET, language, sentence);
}

const NO_SECRET = words(
  "public; by law; required to; already; auditor; adviser; advisor; compelled; independently",
  "общедоступн; общеизвестн; по закону; требовани~ закона; запрос; суда.; аудитор; банкам; не тайна; государственн",
  "хуулиар; хуульд; нийтэд; аудит; банк; зөвлөхөд; мэдэгдэж байсан; цагдаа; шүүх",
);

/** Who exercises a right for a party, or may not for it: 'the Manager may not end this Agreement'. */
const BY_WHOM = words(
  "exercised only by; exercised solely by; exercised by the",
  "осуществляет только; осуществляется только; осуществляется исключительно",
  "гагцхүү …хэрэгжүүл; зөвхөн …хэрэгжүүл",
);
/** Who acts for a party: what the next sentence forbids without a name is forbidden to the agent. */
const ON_BEHALF = words("on behalf of; in the name of", "от имени", "нэрийн өмнөөс");
/** Folded letters within which a sentence names who acts. */
const OPENING = 60;

/** Whether a sentence is on what somebody who is no party may do, or says only who acts for a party. */
function isOfOthers(
  { form }: Subject,
  { sentence, before, sides }: { sentence: string; before: readonly PreparedText[]; sides: Sides },
  language: Language,
): boolean {
  if (form !== "leave") return false;
  if (meets(BY_WHOM, language, sentence)) return true;
  const [first] = sides(sentence, language);
  const previous = before.at(-1)?.text ?? "";
  if (!first) return meets(ON_BEHALF, language, previous);
  return first.who === "unknown" && first.at < OPENING;
}

/** What a clause says on a subject; empty if nothing. */
export function hitIn(subject: Subject, { unit, heading, sentences }: Prepared, at: number, sides: Sides): Hit[] {
  if (unit.isTitle) return [];
  const { language } = unit;
  const read = sentences.map((one, place): Pick<Hit, "claims" | "doubts"> => {
    const before = sentences.slice(Math.max(0, place - 2), place);
    const sentence = one.text;
    const isStated =
      isOn(subject, { sentence: one, before, heading, language }) &&
      !isOfOthers(subject, { sentence, before, sides }, language);
    const next = sentences[place + 1]?.text ?? "";
    const isFollowedByException =
      limits(subject, next, language) || tellsOtherNotice(subject, { sentence, next, sides }, language);
    const told = { subject, sides, isFollowedByException, before: before.at(-1)?.text ?? "" };
    const claims = isStated ? claimsIn(sentence, language, told) : [];
    const says = claims.map((claim) => claim.says);
    if (claims.length > 0)
      return {
        claims,
        doubts: doubtsIn(subject, { sentence, heading: heading.text, before: told.before, language, says }),
      };
    // '5. Assignment.' names what follows
    const isOwnHeading = (place === 0 && one.isHeading) || isCarveOut(subject, sentence, language);
    return {
      claims,
      doubts:
        !isOwnHeading &&
        !(one.noRule && isNoneOf(subject, one.noRule, language)) &&
        mayChange(subject, { sentence, before: told.before, language, isClose: true, isOfAnother: false })
          ? ["elsewhere"]
          : [],
    };
  });
  const claims = read.flatMap((one) => one.claims);
  const places = read.flatMap((one, place) => (one.claims.length > 0 ? [place] : []));
  return claims.length > 0 ? [{ at, places, claims, doubts: read.flatMap((one) => one.doubts) }] : [];
}

/** Whether a sentence limits what the previous one says. */
function limits({ form }: Subject, sentence: string, language: Language): boolean {
  const pattern = LIMITS_WHAT_STANDS_BEFORE[language];
  if (meets(LIMITS_ANYWHERE, language, sentence)) return true;
  if (form === "figure" || form === "law") return false;
  return pattern !== null && sentence.replace(/^[^\p{L}]+/u, "").search(pattern) === 0;
}
