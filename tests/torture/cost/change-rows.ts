/** What one clause changes in another, and names of places among what a contract defines. */
import { toDraft } from "@/lib/engine/suggest/draft";
import { isPlaceName } from "@/lib/engine/suggest/terms/places";
import { figureOut } from "@/lib/engine/text/figure-out";
import { saidInList } from "@/lib/engine/text/led-in";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";
import { casesOfPrepared, makeCases, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
const read = (text: string) =>
  readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "Contract", contractType: "Other" });
const UNITS = splitUnits(read("1. Пункты изложить в следующей редакции:\nПункт 1.1: «Аренда вносится в срок»."));
const CHANGE = "2.1-т заасан хэмжээг 0.1 хувь болгон өөрчилнө.";

export const CHANGE_ROWS: readonly CostCase[] = [
  ...makeCases("what an amendment says of a clause", TEXT_SHAPES, {
    run: (text) => UNITS.map((unit) => saidInList({ ...unit, text: `${unit.text}\n${text}` }, UNITS)),
    most: LONG,
  }),
  ...makeCases("a figure that goes out of a clause", TEXT_SHAPES, {
    run: (text) => [figureOut({ start: 0, text }, CHANGE), figureOut({ start: 0, text: CHANGE }, text)],
    most: LONG,
  }),
  ...casesOfPrepared("names of places", TEXT_SHAPES, {
    prepare: (text) => toDraft(read(text)),
    run: (draft) => isPlaceName(draft, "Хөтөлтөөс"),
    most: LONG,
  }),
];
