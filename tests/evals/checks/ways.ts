/** The ways of planting a fault that are made from what the contract itself says. */
import { readParties } from "@/lib/engine/parties/parties";
import { pick, placeFor, replaced, withInsertion, type Ground, type Planted } from "./plant";

const CLAUSE_LINE = /(?<=^|\n)(\d{1,2})\.(\d{1,2})(\.?\s+)(?=\p{L}|["“«])[^\n]{20,}/gu;

/** Words put in place of one that a pattern finds in the body of the contract. */
export function instead(
  { text, language, random }: Ground,
  pattern: RegExp,
  words: Record<Ground["language"], readonly string[]>,
): Planted | null {
  const places = [...text.matchAll(pattern)].filter(
    ({ index }) => index > text.length / 10 && index < text.length * 0.8,
  );
  const place = pick(places, random);
  return place
    ? replaced("placeholder", text, {
        start: place.index,
        end: place.index + place[0].length,
        words: pick(words[language], random) ?? "[●]",
      })
    : null;
}

/** Only where the contract defines its terms by itself. */
export function defining(plant: (ground: Ground) => Planted | null): (ground: Ground) => Planted | null {
  return (ground) => {
    const marks =
      ground.text.match(
        /\((?:the|each|this|hereinafter|далее|цаашид|“|")[^()]{0,60}["”»]|["”»] (?:means|shall mean)|именуем|["”»] (?:–|гэж)/gu,
      )?.length ?? 0;
    const isElsewhere = /capitali[sz]ed (?:term|word)|not (?:otherwise )?defined/iu.test(ground.text);
    return marks >= 4 && !isElsewhere ? plant(ground) : null;
  };
}

export function secondDefinition(ground: Ground): Planted | null {
  const { text, language, random } = ground;
  const first = pick(
    [
      ...text.matchAll(
        /(?:\(the |\(далее – |^\d+\.\d+\.? )?["“«]([\p{Lu}][^"”»\n]{3,30})["”»](?:\)| means| – | гэж [^.\n]* ойлгоно)/gmu,
      ),
    ].filter(
      ({ index, 1: term = "" }) =>
        index < text.length / 2 && !/agreement|party|parties|date$|договор|сторон|талууд/iu.test(term),
    ),
    random,
  );
  const place = placeFor(text.slice(0, text.length), random);
  if (
    !first?.[1] ||
    place === null ||
    place < first.index ||
    readParties(ground.contract).some(({ role }) => role === first[1])
  )
    return null;
  const sentence = {
    en: `“${first[1]}” means whatever the parties so describe in writing.`,
    ru: `«${first[1]}» означает всё, что стороны так назовут письменно.`,
    mn: `“${first[1]}” гэж талуудын бичгээр ингэж нэрлэснийг ойлгоно.`,
  }[language];
  return withInsertion("termDefinedTwice", text, { place, sentence });
}

/** A reference to a clause that isn't there, in a contract whose chapters and clauses are numbered. */
export function reference({ text, language, random }: Ground, way: "sister" | "chapter"): Planted | null {
  const clauses = [...text.matchAll(CLAUSE_LINE)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const chapters = new Set(clauses.map(([chapter]) => chapter));
  const last = Math.max(0, ...chapters);
  if (clauses.length < 8 || last < 4 || ![...Array(last).keys()].every((index) => chapters.has(index + 1))) return null;
  const chapter = pick(
    [...chapters].filter((own) => clauses.filter(([other]) => other === own).length > 2),
    random,
  );
  const place = placeFor(text, random);
  if (chapter === undefined || place === null) return null;
  const number =
    way === "chapter"
      ? `${last + 3}.1`
      : `${chapter}.${Math.max(...clauses.filter(([own]) => own === chapter).map(([, clause]) => clause)) + 4}`;
  return withInsertion("brokenReference", text, {
    place,
    sentence: {
      en: `The rule in Section ${number} applies here too.`,
      ru: `Правило пункта ${number} применяется и здесь.`,
      mn: `Энд мөн ${number}-д заасан журам үйлчилнэ.`,
    }[language],
  });
}

/** Three clauses in a row: the middle one taken out, or given the number of the first. */
export function renumbered({ text, random }: Ground, way: "gap" | "repeat"): Planted | null {
  const clauses = [...text.matchAll(CLAUSE_LINE)];
  const middles = clauses.filter((clause, index) => {
    const [before, after] = [clauses[index - 1], clauses[index + 1]];
    return (
      before &&
      after &&
      before[1] === clause[1] &&
      after[1] === clause[1] &&
      Number(before[2]) === Number(clause[2]) - 1 &&
      Number(after[2]) === Number(clause[2]) + 1 &&
      clauses.filter((other) => other[1] === clause[1] && other[2] === "1").length === 1
    );
  });
  const middle = pick(middles, random);
  if (!middle) return null;
  const end = middle.index + middle[0].length;
  if (way === "gap") {
    const next = clauses[clauses.indexOf(middle) + 1];
    const removed = (next?.index ?? end) - middle.index;
    if (removed > 3_000) return null;
    return {
      check: "numberingGap",
      text: text.slice(0, middle.index) + text.slice(middle.index + removed),
      span: { start: middle.index, end: middle.index + 20 },
    };
  }
  const number = `${middle[1]}.${middle[2]}`;
  return replaced("repeatedNumber", text, {
    start: middle.index,
    end: middle.index + number.length,
    words: `${middle[1]}.${Number(middle[2]) - 1}`,
  });
}

export function otherFigures({ text, random }: Ground): Planted | null {
  const pair = pick(
    [
      ...text.matchAll(
        /(?<=(?:two|three|four|five|six|seven|ten|fifteen|twenty|thirty|forty-five|sixty|ninety) \()\d{1,2}(?=\))|(?<=\s)\d{1,2}(?= \((?:дву|тр|четыр|пят|шест|десят|тридцат|двадцат|сорок|хоёр|гурван|дөрвөн|таван|арван|гуч|жаран)\p{L}*\))/gu,
      ),
    ],
    random,
  );
  if (!pair) return null;
  const planted = replaced("wordsAndDigits", text, {
    start: pair.index,
    end: pair.index + pair[0].length,
    words: String(Number(pair[0]) + 11),
  });
  return planted;
}

export function misspeltParty({ text, language, contract, random }: Ground): Planted | null {
  const company =
    language === "en"
      ? /^[\p{Lu}][\p{L}]{4,}(?: [\p{Lu}][\p{L}]+)*,? (?:Ltd|Inc|LLC|Limited|GmbH|Corporation|Corp)\.?$/u
      : /[«“][^»”]{6,}[»”]/u;
  const name = pick(
    readParties(contract)
      .map((party) => party.name?.trim() ?? "")
      .filter((own) => company.test(own)),
    random,
  );
  const word = name
    ? pick(
        [...name.matchAll(/(?<=[\p{L}«“]|^)[\p{Ll}]{4,}/gu)].filter(
          ({ 0: letters, index }) =>
            letters.length > 4 &&
            !/imited|orporation/u.test(letters) &&
            (language === "en" || index > name.search(/[«“]/u)),
        ),
        random,
      )
    : undefined;
  const place = placeFor(text, random);
  if (!name || !word || place === null) return null;
  const at = word.index + 2;
  const wrong = `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`;
  if (wrong === name) return null;
  return withInsertion("partyNameVaries", text, {
    place,
    sentence: {
      en: `Invoices are sent to ${wrong} by post.`,
      ru: `Счета направляются в ${wrong} по почте.`,
      mn: `Нэхэмжлэхийг ${wrong}-д шуудангаар илгээнэ.`,
    }[language],
  });
}

export function oneSidedLimit({ text, language, contract }: Ground): Planted | null {
  const role = readParties(contract).find((party) => !party.isCollective)?.role;
  const mutual = {
    en: "The total liability of each Party",
    ru: "Ответственность каждой Стороны",
    mn: "Талуудын хариуцлага",
  }[language];
  const start = text.indexOf(mutual);
  if (!role || start < 0) return null;
  return replaced(
    "oneSidedLiability",
    text.replace(/neither Party is liable to the other for/u, `the ${role} is not liable for`),
    {
      start,
      end: start + mutual.length,
      words: {
        en: `The total liability of the ${role}`,
        ru: "Ответственность Исполнителя",
        mn: "Гүйцэтгэгчийн хариуцлага",
      }[language],
    },
  );
}

export function secondLaw({ text, language, random }: Ground): Planted | null {
  const chosen = {
    en: /(?:governed by|construed (?:and \p{L}+ )?in accordance with|governed and \p{L}+ by)[^.;]{0,60}laws? of (?:the )?(?:state of |commonwealth of )?\p{Lu}/u,
    ru: /применяется (?:право|законодательство)[^.]{0,20} \p{Lu}/u,
    mn: /Монгол Улсын хууль тогтоомж/u,
  }[language];
  const place = placeFor(text, random);
  if (!chosen.test(text) || place === null) return null;
  return withInsertion("twoLaws", text, {
    place,
    sentence: {
      en: "This Agreement shall be governed by and construed in accordance with the laws of Portugal.",
      ru: "К настоящему договору применяется право Королевства Швеция.",
      mn: "Энэхүү гэрээнд Япон Улсын хууль тогтоомжийг хэрэглэнэ.",
    }[language],
  });
}
