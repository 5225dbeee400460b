import { stem } from "./stemming";

/** Words that people ask with and contracts write otherwise, across the three languages. */
const GROUPS: readonly string[] = [
  "price cost fee fees amount compensation consideration payment pay paid payable charge",
  "salary wage compensation remuneration",
  "rent rental lease",
  "end expire expiration terminate termination",
  "cancel terminate termination rescind",
  "start begin commence commencement effective",
  "deadline date later than",
  "duration term period",
  "penalty fine liquidated interest overdue late",
  "deliver delivery ship shipment handover",
  "fix repair remedy correct",
  "job work services duties",
  "boss employer",
  "secret confidential confidentiality",
  "court courts tribunal jurisdiction venue",
  "owner own title ownership property",
  "цена стоимость оплата плата сумма вознаграждение",
  "срок период действует продолжительность",
  "штраф пеня неустойка санкция",
  "предоплата аванс",
  "суд арбитраж подсудность",
  "расторжение прекращение расторгнуть отказ",
  "аренда аренды арендный",
  "сдать передать возвратить вернуть",
  "үнэ төлбөр төлнө хөлс дүн",
  "хугацаа хүчинтэй жил сар",
  "торгууль алданги",
  "шүүх арбитр маргаан",
  "түрээс түрээсийн",
  "цуцлах дуусгавар",
  "хүлээлгэн гүйцэтгэх хүргэх",
];

const BY_STEM = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const stems = group.split(" ").map(stem);
  for (const one of stems) BY_STEM.set(one, new Set([...(BY_STEM.get(one) ?? []), ...stems]));
}

/** Stems that mean much the same as this one, itself left out. */
export function synonymsOf(stemmed: string): string[] {
  return [...(BY_STEM.get(stemmed) ?? [])].filter((other) => other !== stemmed);
}
