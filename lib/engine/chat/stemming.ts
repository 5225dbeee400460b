import { folded, wordsOf } from "../text/folding";

const STOP = new Set(
  (
    "the a an of and or in to for by with its is are was be been this that these those it at on as from any all not no such shall will may must can does do did has have what which who whom when where how " +
    "why there if than then under into about between each other their his her our your contract agreement please tell me say says document also but so then they them them it its " +
    "и в во на с со по к ко о об от до за из у не ли что как какой какая какое какие каков какова кто где когда сколько или же а но бы это этот эта этого договор договора договоре договору настоящий есть быть он она оно они его ее их ему ей им них тогда если теперь про этом этого " +
    "нь ба болон буюу энэ энэхүү вэ уу үү юу ямар хэн хаана хэзээ хэд хэдэн хэдий хүртэл аль гэрээ гэрээний гэрээнд гэрээг бий байна байгаа гэж бол дээр тэр түүнийг түүний үүнийг үүний тэгвэл харин мөн бас"
  ).split(/\s+/u),
);

const ENDINGS_RU =
  /(?:иями|ями|ами|ого|ему|ому|ыми|ими|ивать|ывать|ивает|ывает|ивают|ывают|ует|уют|ает|яет|ают|яют|ается|яется|аются|ются|ится|ать|ять|ить|еть|ение|ения|ению|ением|ании|ания|ание|ость|ости|остью|ов|ев|ей|ий|ый|ой|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ам|ям|ах|ях|ом|ем|ет|ит|ут|ют|ат|ят|а|я|о|е|ы|и|у|ю|ь)$/u;
const ENDINGS_MN =
  /(?:уудын|үүдийн|уудад|үүдэд|ууд|үүд|гийн|ийн|ын|ийг|ыг|гаас|гээс|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той|даа|дээ|дад|дэд|нд|руу|рүү|сан|сэн|сон|сөн|даг|дэг|дог|дөг|на|нэ|но|нө|ах|эх|ох|өх|х|г|д|т|ы|н)$/u;
const ENDINGS_EN =
  /(?:ations?|ements?|ments?|ingly|ings?|edly|ed|ies|ied|ions?|ities|ity|able|ible|ances?|ences?|ors?|ers?|ly|es|s|e|y)$/u;

/** The stem of a folded word: light, so that 'terminate' meets 'termination' and 'оплата' meets 'оплаты'. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/u.test(word)) return word;
  const endings = /[өү]/u.test(word) ? ENDINGS_MN : /[а-я]/u.test(word) ? ENDINGS_RU : ENDINGS_EN;
  const cut = word.replace(endings, "");
  if (cut.length < 3) return word;
  return endings === ENDINGS_EN || cut.length <= 5 ? cut : cut.slice(0, Math.max(5, cut.length - 1));
}

/** The stems of a text that carry meaning, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(folded(text))
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map(stem);
}
