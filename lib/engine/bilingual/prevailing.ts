import type { Language } from "@/lib/copy/languages";
import { everywhere, either } from "../text/either";
import { sentencesIn } from "../text/sentences";
import type { Span } from "../text/spans";
import type { Aligned } from "./align";
import type { Clause } from "./clause";

/** What a clause says on the languages: which one prevails, that all are equal, or that it can't be told. */
export type Prevails = { language: Language | "equal" | null; spans: [Span | null, Span | null]; isDisputed: boolean };

/** A law, a court or a state of that name is no language. */
const NO_STATE = String.raw`(?!\p{L}{0,4} (?:laws?|legislation|courts?|прав|закон|суд|улс|хууль))`;
const nameOf = (...stems: readonly string[]) => everywhere(...stems.map((stem) => stem + NO_STATE));
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: nameOf("english", "английск", "англи(?![йи])"),
  ru: nameOf("russian", "русск", "орос"),
  mn: nameOf("mongolian", "монгольск", "монгол(?!ь)"),
};
const TEXT = [
  String.raw`version|text|counterpart|wording`,
  String.raw`верси|текст|экземпляр|редакци`,
  String.raw`хувилбар|эх(?!\p{L})|эх(?:ийг|ээр|ийн|хоорон)|орчуулга|дээрх`,
];
const OF_TEXT = either(...TEXT);
/** The state or its law is no language. */
const LANGUAGE = either("language|язык|хэл", ...TEXT);
const SURELY = [
  String.raw`(?<!\p{L})(?:prevails?|take[sn]? precedence|precedence|is decisive)(?!\p{L})`,
  String.raw`преимуществ|приоритет|превалиру|преоблада|решающее|основн\p{L}{2} является`,
  String.raw`давуу|давамгайл|шийдвэрлэх хүчин|хүчинтэйд тооцно|үндсэн эх`,
];
const PREVAILS = everywhere(...SURELY);
/** An award binds, a law governs and an address controls too: of languages only if texts are spoken of. */
const MAY_PREVAIL = everywhere(
  ...SURELY,
  String.raw`(?<!\p{L})(?:controls?|governs?|is binding)(?!\p{L})|применяется|руководств|баримтал|мөрд|үндэслэнэ`,
);
const DIFFERS = either(
  "differ|discrepanc|conflict|inconsisten|divergen|contradict",
  "расхожд|противореч|разночтен|несоответств|разноглас",
  "зөр|ялгаа",
);
/** Other things than the contract that are written or held in a language. */
const ELSEWHERE = either("arbitra|award|tribunal|notices?(?!\\p{L})", "арбитр|третейск|уведомлен|извещен", "мэдэгдэл");
/** Right before the words: they are denied. */
const DENIED = either(
  String.raw`(?<!\p{L})(?:not|never)(?: in any (?:case|event))?(?: \p{L}+)? $`,
  String.raw`(?<!\p{L})(?:neither(?! part)|in no (?:event|case)|under no circumstances|no (?:version|text|language))(?!\p{L})`,
  String.raw`(?<!\p{L})не (?:\p{L}+ ){0,2}$`,
);
/** From the words on, in Mongolian. */
const DENIED_AFTER = /^[^.,;]{0,30}(?:гүй|биш)(?!\p{L})/iu;
/** From the words on: the language that prevails is named after them. */
const NAMED_AFTER = either(
  String.raw`^precedence (?:shall be |will be |is )?given to`,
  String.raw`^\p{L}+(?: юридическ\p{L}+)?(?: сил\p{L}+)? (?:имеет|имеют|будет иметь|обладает|отда[её]тся)(?!\p{L})`,
  String.raw`^(?:применяется|руководств\p{L}+)`,
);
const EQUAL = either(
  String.raw`equal(?:ly)? (?:valid|authentic|force|legal|binding)|equal force|same (?:legal )?force|equally`,
  String.raw`(?:равн|одинаков)\p{L}{2,3} (?:юридическ\p{L}{2,3} )?сил`,
  String.raw`адил (?:хүчин|хууль)|ижил хүчин`,
);
/** 'If there is none': what follows is second choice. */
const ELSE = either(
  String.raw`if there is (?:no|none)|where there is none|where the contract has no|or where|if none`,
  String.raw`при отсутстви|если .{0,40} нет|а при`,
  String.raw`байхгүй|үйлдээгүй|эхгүй`,
);
const LONGEST = 1_200;

/** From the last clause that says so: such a clause stands near the end. Linear in the text. */
export function prevailingIn(pairs: readonly Aligned[]): Prevails | null {
  const said = pairs.flatMap(({ first, second }) => {
    const [one, other] = [first && saidIn(first), second && saidIn(second)];
    return one || other ? [{ one, other }] : [];
  });
  const best = said.findLast(({ one, other }) => (one ?? other)?.language !== "equal") ?? said.at(-1);
  if (!best) return null;
  const { one, other } = best;
  const isDisputed = one !== null && other !== null && one.language !== other.language;
  const language = isDisputed ? null : ((one ?? other)?.language ?? null);
  return { language, spans: [one?.span ?? null, other?.span ?? null], isDisputed };
}

type Said = { language: Language | "equal" | null; span: Span };

function saidIn({ body, bodyAt, start }: Clause): Said | null {
  if (!LANGUAGE.test(body)) return null;
  const from = start + bodyAt;
  const found = sentencesIn(body, { start: 0, end: body.length }).flatMap((sentence): Said[] => {
    const text = body.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST));
    const language = toldBy(text);
    return language === undefined
      ? []
      : [{ language, span: { start: from + sentence.start, end: from + sentence.end } }];
  });
  return found.find(({ language }) => language !== "equal") ?? found[0] ?? null;
}

/** @returns undefined if the sentence says nothing on it */
function toldBy(text: string): Said["language"] | undefined {
  if (!LANGUAGE.test(text)) return undefined;
  const first = text.slice(0, ELSE.exec(text)?.index ?? text.length);
  const names = namesIn(first).length > 0 ? namesIn(first) : namesIn(text);
  const isOfTexts = DIFFERS.test(text) || (OF_TEXT.test(text) && !ELSEWHERE.test(text));
  const places = [...text.matchAll(isOfTexts ? MAY_PREVAIL : PREVAILS)].map(({ index }) => index);
  if (places.length > 0 && names.length > 0) {
    const at = places.find((place) => !DENIED.test(text.slice(0, place)) && !DENIED_AFTER.test(text.slice(place)));
    if (at === undefined) return null;
    return names.length === 1 ? (names[0] ?? null) : nearestName(text, names, at);
  }
  return EQUAL.test(text) ? "equal" : undefined;
}

function namesIn(text: string): Language[] {
  return (Object.keys(NAMES) as Language[]).filter((language) => text.search(NAMES[language]) >= 0);
}

/** Of several languages the one named last before the words at `at` that say so, or right after them. */
function nearestName(text: string, names: readonly Language[], at: number): Language | null {
  const after =
    text
      .slice(at)
      .split(either("[.,;]", String.raw`(?<!\p{L})over(?!\p{L})`, String.raw`(?<!\p{L})(?:перед|над)(?!\p{L})`))[0] ??
    "";
  const behind = NAMED_AFTER.test(after) ? namesIn(after) : [];
  if (behind.length > 0) return behind.length === 1 ? (behind[0] ?? null) : null;
  const places = names.map((language) => ({
    language,
    at: [...text.matchAll(NAMES[language])].reduce(
      (best, { index }) => (index <= at ? Math.max(best, index) : best),
      -1,
    ),
  }));
  const [last] = places.sort((one, other) => other.at - one.at);
  return last && last.at >= 0 ? last.language : null;
}
