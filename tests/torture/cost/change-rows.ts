/** What one clause changes in another, and names of places among what a contract defines. */
import { toDraft } from "@/lib/engine/suggest/draft";
import { areMirroredOnOwn } from "@/lib/engine/suggest/opposites/mirrored";
import { isPlaceName } from "@/lib/engine/suggest/terms/places";
import { changedByItems, changedIn } from "@/lib/engine/text/changed-clauses";
import { figureOut } from "@/lib/engine/text/figure-out";
import { saidInList } from "@/lib/engine/text/led-in";
import { partsOut } from "@/lib/engine/text/part-out";
import { partTitles } from "@/lib/engine/text/parts";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";
import { isNamedBeside } from "@/lib/engine/time/event-day";
import { readTimes } from "@/lib/engine/time/mentions";
import { asSeen } from "@/lib/normalized";
import { casesOfPrepared, makeCases, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
const read = (text: string) =>
  readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "Contract", contractType: "Other" });
const UNITS = splitUnits(read("1. Пункты изложить в следующей редакции:\nПункт 1.1: «Аренда вносится в срок»."));
const PARTS = "In clause 2.1, paragraph (b) is deleted. ";
const BARE = 'In 3.3, "24,000" shall read "18,000" and clause 4.1 applies, ';
const MOST_DAYS = 50;
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
  ...makeCases("parts that a change takes out of a clause", TEXT_SHAPES, {
    run: (text) => [
      partsOut(`${PARTS}${text}`, { start: 0, text: `(a) first; (b) second; ${text}` }),
      partsOut(PARTS.repeat(Math.ceil(text.length / PARTS.length)), { start: 0, text: `(a) one; (b) two; ${text}` }),
      changedByItems(`(i) in 3.3, ${text}`),
    ],
    most: LONG,
  }),
  ...makeCases("clauses that one changes, by their bare numbers", TEXT_SHAPES, {
    run: (text) => changedIn(`${BARE.repeat(Math.ceil(text.length / BARE.length))}${text}`),
    most: LONG,
  }),
  ...makeCases("the annexes that clauses stand in", TEXT_SHAPES, {
    run: (text) => partTitles(splitUnits(read(`Schedule 2\n1. Keys.\n${text}`))),
    most: LONG,
  }),
  ...makeCases("a name as it is seen", TEXT_SHAPES, { run: asSeen, most: LONG }),
  ...casesOfPrepared("days beside the event that they are of", TEXT_SHAPES, {
    prepare: (text) => readTimes(read(`Delivered on 4 May 2026.\n${text}`)),
    run: (times) => times.mentions.slice(0, MOST_DAYS).map((one) => isNamedBeside(times, ["delivered", "акт"], one)),
    most: LONG,
  }),
  ...casesOfPrepared("costs that each party bears for its own", TEXT_SHAPES, {
    prepare: (text) => toDraft(read(`The Buyer insures its own goods.\nThe Seller insures its own goods.\n${text}`)),
    run: (draft) => {
      const [one, other] = draft.reading.sentences;
      return one && other && areMirroredOnOwn(draft, one, other);
    },
    most: LONG,
  }),
  ...casesOfPrepared("names of places", TEXT_SHAPES, {
    prepare: (text) => toDraft(read(text)),
    run: (draft) => isPlaceName(draft, "Хөтөлтөөс"),
    most: LONG,
  }),
];
