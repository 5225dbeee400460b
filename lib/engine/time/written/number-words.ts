/** Number words, by the prefix that all their forms share: 'пятого', 'пятнадцати', 'зургаадугаар', 'есний'. */

const EN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...listed("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 1),
    ...listed("seventeen eighteen nineteen", 17),
    ...listed("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth", 1),
    ...listed("fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth", 14),
    ...tens("twenty thirty forty fifty sixty seventy eighty ninety"),
    ...tens("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth"),
    hundred: 100,
    thousand: 1000,
  }),
);

type Stem = readonly [stem: string, value: number];
const RU: readonly Stem[] = longestFirst(
  [
    "один 1,одн 1,перв 1,два 2,две 2,дву 2,двое 2,втор 2,второ 2,втора 2,вторы 2,три 3,трех 3,трем 3,трет 3",
    "двумя 2,тремя 3,четырьмя 4,четырех 4,четырем 4,четыр 4,четвер 4,четверт 4,пят 5,шест 6,сем 7,седьм 7,восем 8,восьм 8,девят 9,десят 10,одиннадцат 11",
    "двенадцат 12,тринадцат 13,четырнадцат 14,пятнадцат 15,шестнадцат 16,семнадцат 17,восемнадцат 18",
    "девятнадцат 19,двадцат 20,тридцат 30,сорок 40,пятьдесят 50,пятидесят 50,шестьдесят 60",
    "шестидесят 60,семьдесят 70,семидесят 70,восемьдесят 80,восьмидесят 80,девяност 90,сто 100,ста 100",
    "двести 200,двухсот 200,триста 300,трехсот 300,четыреста 400,четырехсот 400,пятьсот 500,пятисот 500",
    "шестьсот 600,шестисот 600,семьсот 700,семисот 700,восемьсот 800,восьмисот 800,девятьсот 900,тысяч 1000",
  ].join(),
);
const RU_ENDING =
  /^(?:|ь|и|ью|ый|ий|ой|ого|его|ому|ым|им|ом|ем|ое|ая|ую|ые|ых|ья|ье|ьего|ьем|ерьех|умя|мя|х|м|а|у|е|ы|о)$/u;

const MN_UNITS = [
  "нэг 1,хоер 2,гурав 3,гурва 3,гутгаар 3,дөрөв 4,дөрөвдүгээр 4,дөрөв 4,дөрвө 4,тав 5,тава 5",
  "зургаа 6,долоо 7,найм 8,найма 8,ес 9,есө 9",
].join();
/** Written as one word: 'арваннэгдүгээр сарын хорингурав'. */
const MN_JOINED = (["арван 10", "хорин 20", "гучин 30"] as const).flatMap((tens) =>
  MN_UNITS.split(",").map((unit) => {
    const [[ten = "", value = ""], [one = "", more = ""]] = [tens.split(" "), unit.split(" ")];
    return `${ten}${one} ${Number(value) + Number(more)}`;
  }),
);
const MN: readonly Stem[] = longestFirst(
  [
    MN_UNITS,
    "арав 10,арва 10,хор 20,хори 20,гуч 30,гучи 30,дөч 40",
    "дөчи 40,тави 50,жар 60,дал 70,ная 80,ер 90,ерэ 90,зуу 100,мянга 1000,мянгада 1000",
    ...MN_JOINED,
  ].join(),
);
const MN_ENDING =
  /^(?:|ь|н|ан|эн|ин|он|өн)(?:дугаар|дүгээр|дахь|дэх)?(?:|ы|ий|ны|ний|нд|т|д|аас|ээс|наас|нээс|ноос|нөөс|той|тэй|ийн|ын|ыг|ийг|аар|ээр)$/u;

const known = new Map<string, number | null>();
const MOST_KNOWN = 20_000;

/** The value of a number word, alone or as part of a longer number: 'twenty', 'двадцать', 'хорин'. Lower case. */
export function numberWord(word: string): number | null {
  const ready = known.get(word);
  if (ready !== undefined) return ready;
  if (known.size > MOST_KNOWN) known.clear();
  const value = EN.get(word) ?? stemmed(word, RU, RU_ENDING) ?? stemmed(word, MN, MN_ENDING);
  known.set(word, value);
  return value;
}

function stemmed(word: string, stems: readonly Stem[], ending: RegExp): number | null {
  for (const [stem, value] of stems) if (word.startsWith(stem) && ending.test(word.slice(stem.length))) return value;
  return null;
}

function listed(words: string, from: number): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, index) => [word, from + index]));
}

function tens(words: string): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, index) => [word, 10 * (index + 2)]));
}

function longestFirst(stems: string): Stem[] {
  return stems
    .split(",")
    .map((pair): Stem => {
      const [stem = "", value] = pair.split(" ");
      return [stem, Number(value)];
    })
    .sort(([one], [other]) => other.length - one.length);
}
