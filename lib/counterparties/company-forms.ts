/** Forms of companies, which say nothing about which firm it is. Folded, as `wordsOf` of `keys.ts` parts them. Pure. */

const ENGLISH = [
  "inc; incorporated; corp; corporation; company; co; ltd; limited; llc; llp; lp; plc; pty ltd; pte ltd; pty; pte",
  "limited liability company; public limited company; private limited company; joint stock company; jsc; cjsc; ojsc; pjsc",
  "gmbh; gesellschaft mit beschrankter haftung; ag; kg; ug; se; sa; sarl; sas; srl; spa; nv; bv; ab; oy; as; aps",
  "ooo; oao; zao; pao; ao; ip; hhk; hk; xxk; xk; tovhk; bhk",
];
const RUSSIAN = [
  "ооо; оао; зао; пао; ао; нао; тоо; одо; чп; ип; чуп; уп; фгуп; гуп; муп",
  "общество с ограниченной ответственностью; акционерное общество; публичное акционерное общество",
  "закрытое акционерное общество; открытое акционерное общество; непубличное акционерное общество",
  "индивидуальный предприниматель; товарищество с ограниченной ответственностью",
];
const MONGOLIAN = [
  "ххк; хк; төхк; төүг; ббсб; ххн; хзх; ббн; төаатүг; онөхк",
  "хязгаарлагдмал хариуцлагатай компани; хувьцаат компани; компани",
];

/** Each as its words; longer ones first, as the shorter stand within them. */
export const COMPANY_FORMS: readonly (readonly string[])[] = [...ENGLISH, ...RUSSIAN, ...MONGOLIAN]
  .flatMap((line) => line.split("; "))
  .map((form) => form.split(" "))
  .sort((one, other) => other.length - one.length);
