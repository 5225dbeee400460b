import { sideOfRole } from "../../positions/sides";
import { valuesIn } from "../../positions/values";
import { meets, words } from "../../positions/words";
import { anyOf } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";
import { roleNames } from "../opposites/sides";
import { otherRole, whose, written, type Whose } from "./holder";
import { toldIn, type Told } from "./observations";
import { measured } from "./penalties.cues";
import { isForWork } from "./work";

const PENALTY = words(
  "penalt; liquidated damages; late charge; late fee; fine.; fines; default interest; interest at; bear interest; service credit; delay damages; damages of",
  "пен~; неустойк; штраф",
  "алданги; торгуул; анз.; анзыг",
);
const OTHER = words(
  [
    "interest in; interests; best interest; legitimate interest; without penalty; loan; no penalty; other penalt; security interest; any interest",
    "does not exclude; in addition to; civil penalt; authorit; fine or penalt; fines or penalt; fines and penalt; prime interest; not a penalty; in the interest",
    "indemnif; interest rate; only remedy; sole remedy; exclusive remedy; principal; repay; loan; retain",
  ],
  [
    "освобожд; не освобожд; сверх неустойк; независимо от уплат; без уплаты; контролир; государствен; законом неустойк; пенси; уплата неустойк; уплата пени",
    "уплата штраф; фнс; налогов; вследствие штраф; не платит; без штраф; удержать; удерживает; зачет; зачетн; не начисля; не взыск; третьих лиц",
  ],
  "чөлөөлөхгүй; төрийн; торгуульгүй; алдангигүй; төлснөөр; төлөх нь; зээлийн хүү",
);
const LATE_PAYMENT = words(
  [
    "past due; pays late; late pay; payment is late; paid late; overdue; unpaid; fails to pay; not paid; arrears; late in paying; delay in payment",
    "does not pay; due date",
  ],
  [
    "просрочк~ …оплат; просрочк~ …платеж; просрочк~ …внесен; неоплат; неуплат; неуплачен; неоплачен; задержк~ …оплат; задержк~ …платеж; не оплат; не внес",
    "просроченн~ сумм; задолженн; просрочк~ …арендн; несвоевремен~ …оплат; несвоевремен~ …внесен; несвоевремен~ …плат; просрочк~ …плат",
  ],
  "төлбөр; төлөлт; төлөөгүй; төлөгдөөгүй; хөлс~ …хожимд; хожимдсон дүн; түрээс~ …хожимд",
);
const CAPPED = words(
  "no more than; not more than; exceed; up to a; up to the; at most; maximum; capped; cap of; limited to; in total",
  "не более; не свыше; не выше; не превыш; не может превыш; максим; в пределах",
  "хэтрэхгүй; хэтэрч болохгүй; илүүгүй; ихгүй; дээд; хэтрүүлэхгүй",
);
/** A limit of all penalties together. */
const OF_ALL = words(
  "total; aggregate; all penalties; overall; cumulative; any penalty",
  "общ~ размер; общая сумма; общей сумм; совокупн; всех неустоек; все неустойк; сумма неустой; размер неустой",
  "нийт алданги; нийт торгуул; алдангийн нийт; торгуулийн нийт; анзын нийт",
);
/** A sum or a share of one. */
const MEASURED = anyOf(measured);
/** It grows by the hour. */
const HOURLY = words("per hour; each hour; every hour; an hour", "за кажд~ час; в час", "цаг тутам; цаг бүр");
/** A heavy rate, in percent a day; below it a penalty without a cap is common. */
const HEAVY = 0.3;
/** Another party's rate is so many times lighter. */
const LIGHTER = 2;

type Penalty = {
  one: Told;
  who: Whose;
  rate: number | null;
  isCapped: boolean;
  isOfPayment: boolean;
  isHourly: boolean;
};

/** A penalty without a limit beside a milder one for the other party; one that only one party can owe; a heavy one. */
export const unevenPenalties: Check = (draft) => {
  if (roleNames(draft).length !== 2 || isForWork(draft)) return [];
  const penalties = penaltiesIn(draft);
  const isCappedForAll = penalties.some(
    ({ who, isCapped, one: { words: own } }) =>
      isCapped && (who === "both" || who === null) && meets(OF_ALL, draft.language, own),
  );
  return penalties.flatMap((penalty): Finding[] => {
    const { who, one } = penalty;
    if (who === null || who === "both") return [];
    const check = remark(penalty, { penalties, who, isCappedForAll });
    if (!check) return [];
    const values = { party: written(draft, otherRole(draft, who.role)), other: written(draft, who.role) };
    return [finding(check, one.sentence, { values, severity: check === "onlyOneFined" ? "medium" : "high" })];
  });
};

function remark(
  { rate, isCapped, isOfPayment, isHourly }: Penalty,
  { penalties, who, isCappedForAll }: { penalties: readonly Penalty[]; who: { role: string }; isCappedForAll: boolean },
): "unevenPenalty" | "openPenalty" | "onlyOneFined" | null {
  const isOpen = !isCapped && !isCappedForAll;
  const others = penalties.filter(
    (other) => other.who !== null && (other.who === "both" || other.who.role !== who.role),
  );
  const shared = others.some((other) => other.who === "both");
  const isMilder = (other: Penalty) =>
    other.isCapped || (rate !== null && other.rate !== null && other.rate * LIGHTER <= rate);
  if (!shared && others.length > 0 && others.every(isMilder) && isOpen) return "unevenPenalty";
  if (isOpen && (isHourly || (rate !== null && rate >= HEAVY))) return "openPenalty";
  return others.length === 0 && !isOfPayment ? "onlyOneFined" : null;
}

function penaltiesIn(draft: Draft): Penalty[] {
  const { language } = draft;
  return toldIn(draft).flatMap((one): Penalty[] => {
    const { words, lead, clause } = one;
    if (!meets(PENALTY, language, words) || meets(OTHER, language, words)) return [];
    if (!MEASURED.test(words)) return [];
    const of = whose(draft, words, { lead, about: PENALTY });
    const isTaker = of !== null && of !== "both" && (of.isGiven || of.isFree);
    const who = isTaker ? { ...of, role: otherRole(draft, of.role) } : of;
    const daily = valuesIn(words, language).filter(({ unit }) => unit === "percentPerDay");
    const rate = daily.length === 0 ? null : Math.max(...daily.map(({ value }) => value));
    return [
      {
        one,
        who,
        rate,
        isCapped: meets(CAPPED, language, clause),
        isHourly: meets(HOURLY, language, words),
        isOfPayment: meets(LATE_PAYMENT, language, `${lead} ${words}`) || (rate !== null && isPayer(who)),
      },
    ];
  });
}

/** Who pays the price: a share of it a day is for paying late, unless it says otherwise. */
const isPayer = (who: Whose) => who !== null && who !== "both" && sideOfRole(who.role) === "buy";
