import { meets, words } from "../../positions/words";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";
import { roleNames } from "../opposites/sides";
import { areBothSubjects, mayIn, otherRole, whose, written } from "./holder";
import { toldIn, type Told } from "./observations";
import { END, FOR_CAUSE, MAY_NOT } from "./words";

const AT_WILL = words(
  [
    "at any time; without cause; without reason; without giving a reason; for any reason; for convenience; any or no reason; for no reason",
    "days' …notice; days notice; months' …notice; weeks' …notice; day's notice; month's …notice; by giving; by notice; on notice; upon notice",
  ],
  "в любое время; в любой момент; без причин; без объяснен; без указания причин; предупредив; уведомив; известив; письменно уведом; с предупрежд; с уведомл",
  "ямар ч үед; хэдийд ч; шалтгаангүй; үндэслэлгүй; өмнө мэдэгд; өмнө бичгээр мэдэгд; өмнө нөгөө …мэдэгд; хүссэн үед; өөрийн санаачилгаар",
);
/** Leaving in any words: someone may, or gives notice. */
const LEAVES = words(
  "terminat; end this; end the; end it; cancel; leave; resign; withdraw; quit; walk away; give~ …notice; break the",
  "расторг; расторж; отказ; прекра; уйти; увол; выйти; выход; освободить; предупред~ …за",
  "цуцл; цуцал; дуусгавар; гарах; гарна; чөлөөл; татгалз; өргөдл; болих",
);
const PART = words(
  "obligation under; maintenance; order; access; suspend; probation; part of; loan; booking; licence of; work; statement of work; annex",
  "заявк; заказ.; заказа.; заказы; испытатель; доступ; поручени; кредит; займ; доверенност; приостан; переговор",
  "захиалг; туршилт; зээл; итгэмжлэл; хэлэлцээр",
);

/** One party may leave without anybody's fault, and no clause lets the other go; or one is barred from leaving. */
export const leavingAlone: Check = (draft) => {
  if (roleNames(draft).length !== 2) return [];
  const alone = leavers(draft);
  return alone.length > 0 ? alone : barred(draft);
};

const MAY_NOT_LEAVE = words(
  [
    "may not terminate; may not cancel; may not end; not entitled to terminate; no right to terminate; not entitled to cancel",
    "cannot terminate; cannot cancel; may not withdraw; may not resign; no right to end; no right to cancel",
  ],
  "не вправе отказаться от; не вправе расторг; не вправе …расторг; не может …расторг; не может отказаться от; не вправе прекрат; не вправе досрочно",
  "цуцлах эрхгүй; цуцалж болохгүй; цуцлахыг хориг; дуусгавар болгох эрхгүй; татгалзах эрхгүй",
);
const IN_SOME_CASE = words(
  "unless; except; until; without; save; other than; if.; after",
  "кроме; если; без.; до.; за исключением; в случае; после",
  "бол.; тохиолдолд; эс тооцвол; хүртэл; эхний; харин",
);

/** The one party that the contract expressly keeps from leaving. */
function barred(draft: Draft): Finding[] {
  const { language } = draft;
  const here = toldIn(draft).flatMap((one) => {
    if (!meets(MAY_NOT_LEAVE, language, one.words) || meets(IN_SOME_CASE, language, one.words)) return [];
    return [{ one, who: whose(draft, one.words, { lead: one.lead, about: MAY_NOT_LEAVE }) }];
  });
  const parties = new Set(here.map(({ who }) => (who === null || who === "both" ? "" : who.role)));
  if (parties.size !== 1) return [];
  return here.flatMap(({ one, who }): Finding[] => {
    if (who === null || who === "both") return [];
    const values = { party: written(draft, otherRole(draft, who.role)), other: written(draft, who.role) };
    return [finding("leavingBarred", one.sentence, { values, severity: "medium" })];
  });
}

function leavers(draft: Draft): Finding[] {
  const told = toldIn(draft).filter(({ words: own }) => meets(LEAVES, draft.language, own));
  const free = told.flatMap((one) =>
    isFree(draft, one) ? [{ one, who: whose(draft, one.words, { lead: one.lead }) }] : [],
  );
  if (free.some(({ one, who }) => who === "both" || who === null || isOfEach(draft, one))) return [];
  return free.flatMap(({ one, who }): Finding[] => {
    if (who === null || who === "both" || !who.isFree || !isAtWill(draft, one)) return [];
    const other = otherRole(draft, who.role);
    if (free.some((another) => another.who !== null && another.who !== "both" && another.who.role === other)) return [];
    const values = { party: written(draft, who.role), other: written(draft, other) };
    return [finding("leavesAlone", one.sentence, { values, severity: "medium" })];
  });
}

/** 'The Buyer may leave on 15 days' notice, the Seller on 30.' */
const isOfEach = (draft: Draft, { words: own }: Told) =>
  areBothSubjects(draft, own) && !meets(MAY_NOT, draft.language, own) && !meets(FOR_CAUSE, draft.language, own);

const isAtWill = ({ language }: Draft, { words: own }: Told) =>
  meets(END, language, own) &&
  meets(AT_WILL, language, own) &&
  !meets(FOR_CAUSE, language, own) &&
  !meets(PART, language, own);

/** 'At any time and for any reason, even if nothing was breached': the case isn't what the right depends on. */
const EVEN = words("for any; at any time", "в любое время", "хэдийд ч; ямар ч");
const ON_NOTICE = words("notice; resign", "предупре; уведом; увольн; уволит", "мэдэгд; өргөдл");

/** Somebody may leave, or leaves on notice, and not only in some case. */
function isFree({ language }: Draft, { words: own }: Told): boolean {
  if (meets(FOR_CAUSE, language, own))
    return meets(AT_WILL, language, own) && mayIn(own, language) && meets(EVEN, language, own);
  return mayIn(own, language) || (meets(ON_NOTICE, language, own) && !meets(MAY_NOT, language, own));
}
