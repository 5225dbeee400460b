/** Legal forms as they stand in full before or behind a name, the longest first. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/общество с ограниченной ответственностью/giu, "ООО"],
  [/непубличное акционерное общество/giu, "НАО"],
  [/публичное акционерное общество/giu, "ПАО"],
  [/закрытое акционерное общество/giu, "ЗАО"],
  [/открытое акционерное общество/giu, "ОАО"],
  [/акционерное общество/giu, "АО"],
  [/индивидуальный предприниматель/giu, "ИП"],
  [/хязгаарлагдмал хариуцлагатай компани(?!\p{L})/giu, "ХХК"],
  [/хувьцаат компани(?!\p{L})/giu, "ХК"],
];

/** Names with their legal forms abbreviated as usual: a list cell of 15 letters would show nothing but the form. */
export function shortParty(names: string): string {
  return FORMS.reduce((short, [form, letters]) => short.replace(form, letters), names);
}
