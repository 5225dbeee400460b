import type { Language } from "@/lib/copy/languages";
import { everywhere, either } from "../text/either";
import { sentencesIn } from "../text/sentences";
import type { Span } from "../text/spans";
import type { Aligned } from "./align";
import type { Clause } from "./clause";

/** What a clause says on the languages: which one prevails, that all are equal, or that it can't be told. */
export type Prevails = { language: Language | "equal" | null; spans: [Span | null, Span | null]; isDisputed: boolean };

const NAMES: Readonly<Record<Language, RegExp>> = {
  en: everywhere("english", "английск", "англи(?!й)"),
  ru: everywhere("russian", "русск", "орос"),
  mn: everywhere("mongolian", "монгольск", "монгол(?!ь)"),
};
/** The state or its law is no language. */
const LANGUAGE = either(
  String.raw`language|version|text|counterpart|wording`,
  String.raw`язык|верси|текст|экземпляр|редакци`,
  String.raw`хэл|хувилбар|эх(?!\p{L})|эх(?:ийг|ээр|ийн|хоорон)|орчуулга|дээрх`,
);
const PREVAILS = either(
  String.raw`(?<!\p{L})(?:prevails?|take[sn]? precedence|controls?|governs?|is decisive|is binding|precedence)(?!\p{L})`,
  String.raw`преимуществ|приоритет|превалиру|преоблада|решающее|применяется|руководств|основн\p{L}{2} является`,
  String.raw`давуу|давамгайл|баримтал|мөрд|шийдвэрлэх хүчин|хүчинтэйд тооцно|үндэслэнэ|үндсэн эх`,
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
    const span = { start: from + sentence.start, end: from + sentence.end };
    if (!LANGUAGE.test(text)) return [];
    const first = text.slice(0, ELSE.exec(text)?.index ?? text.length);
    const named = (part: string) =>
      (Object.keys(NAMES) as Language[]).filter((language) => part.search(NAMES[language]) >= 0);
    const names = named(first).length > 0 ? named(first) : named(text);
    if (PREVAILS.test(text) && names.length > 0)
      return [{ language: names.length === 1 ? (names[0] ?? null) : nearestName(text, names), span }];
    return EQUAL.test(text) ? [{ language: "equal", span }] : [];
  });
  return found.find(({ language }) => language !== "equal") ?? found[0] ?? null;
}

/** Of several languages the one named last before the words that say so; it may be neither. */
function nearestName(text: string, names: readonly Language[]): Language | null {
  const at = PREVAILS.exec(text)?.index ?? 0;
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
