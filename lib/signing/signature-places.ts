/** Two columns of five on the page for signatures, in fractions of the page. */
const [COLUMNS, TOP, ROW, LEFT, COLUMN] = [2, 0.12, 0.15, 0.1, 0.45] as const;
const [WIDTH, HEIGHT] = [0.35, 0.08] as const;

export type SignaturePlace = { x: number; y: number; width: number; height: number };

/** Where a signer signs; nobody's place touches another's. @param index from 0, of at most ten */
export function signaturePlace(index: number): SignaturePlace {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  return { x: LEFT + column * COLUMN, y: TOP + row * ROW, width: WIDTH, height: HEIGHT };
}
