/** Whether four corners are those of a sheet by what lies on both sides of its edges. Pure. Source: B-51.3. */
import type { Corners, GreyPicture } from "../scanned-page";

type Point = Corners[0];

/** Between sheet and table, in greys, at least, along this share of each side. */
const EDGE = 24;
const EDGE_SHARE = 0.85;
/** How far from a side both are looked at, in cells; the table nearer where the photograph ends. */
const BESIDE = 4;
const NEARER = 2;
/** Of the four sides, so many may be where the photograph ends, so that nothing is seen beside them. */
const UNSEEN_SIDES = 1;
/** How far behind its corners a side's line is followed, in cells, and how many of them must be seen. */
const BEHIND = { from: 8, to: 30, fewest: 8 };
/**
 * A shadow darkens a table as much as paper: so many times, at least, and by this part of the difference at the side,
 * along this share of the line. The joints of a table differ less.
 */
const LIT = { times: 1.2, asPaper: 0.75, share: 0.7 };

/** Whether each side parts bright from dark sharply: light that fades does not. */
export function hasEdges(corners: Corners, small: GreyPicture): boolean {
  return sidesOf(corners).every(([from, to]) => {
    const across = greysAcross(from, to, small);
    return isSharp(seenAlong((cells) => across(cells, [BESIDE]), distance(from, to)));
  });
}

/** The same where each side ends at its corners, as a shadow's edge doesn't: it goes on over the table. */
export function endsAtEdges(corners: Corners, small: GreyPicture): boolean {
  let unseen = 0;
  for (const [from, to] of sidesOf(corners)) {
    const [greys, long] = [greysAcross(from, to, small), distance(from, to)];
    const across: Across = (cells) => greys(cells, [BESIDE, NEARER]);
    const side = seenAlong(across, long);
    if (!isSharp(side) || goesOn(across, long, side.times)) return false;
    if (side.unseen > side.looked / 2) unseen += 1;
  }
  return unseen <= UNSEEN_SIDES;
}

function sidesOf([a, b, c, d]: Corners): [Point, Point][] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

/** What lies on both sides of the line through two corners, so many cells behind the first; null beyond the picture. */
type Across = (cells: number) => { inner: number | null; outer: number | null };

function greysAcross(from: Point, to: Point, { width, height, pixels }: GreyPicture) {
  const long = Math.max(1, distance(from, to));
  const [x, y] = [(to.x - from.x) / long, (to.y - from.y) / long];
  return (cells: number, beside: readonly number[]): ReturnType<Across> => {
    const grey = (by: number) => {
      const [column, row] = [Math.round(from.x + x * cells - y * by), Math.round(from.y + y * cells + x * by)];
      return column < 0 || row < 0 || column >= width || row >= height ? null : (pixels[row * width + column] ?? 0);
    };
    let outer: number | null = null;
    for (const by of beside) outer ??= grey(-by);
    return { inner: grey(BESIDE), outer };
  };
}

/** `times`: how much brighter it is within the side than beyond it. */
type Side = { looked: number; sharp: number; unseen: number; times: number };

const isSharp = ({ looked, sharp }: Side) => looked > 0 && sharp >= EDGE_SHARE * looked;

function seenAlong(across: Across, long: number): Side {
  const seen = { looked: 0, sharp: 0, unseen: 0 };
  let [within, without] = [0, 0];
  for (let along = 0.04; along < 0.97 && long > 0; along += 0.02) {
    const { inner, outer } = across(along * long);
    seen.looked += 1;
    // where the sheet reaches the edge of the photograph there is nothing beside it
    if (outer === null) seen.unseen += 1;
    if (outer === null || (inner !== null && inner - outer >= EDGE)) seen.sharp += 1;
    if (outer === null || inner === null) continue;
    within += inner;
    without += outer;
  }
  return { ...seen, times: within / Math.max(1, without) };
}

/** Whether the same side lies in the light behind one of the corners too. */
function goesOn(across: Across, long: number, timesAtSide: number): boolean {
  const times = Math.max(LIT.times, LIT.asPaper * timesAtSide);
  return [-1, 1].some((way) => {
    let [looked, lit] = [0, 0];
    for (let cells = BEHIND.from; cells <= BEHIND.to; cells += 1) {
      const { inner, outer } = across(way < 0 ? -cells : long + cells);
      if (inner === null || outer === null) continue;
      looked += 1;
      if (inner >= times * outer) lit += 1;
    }
    return looked >= BEHIND.fewest && lit >= LIT.share * looked;
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
