/** Words of the agreed text and of the signed copy that stand in each other's place: indices, ends excluded. */
export type Segment = { a0: number; a1: number; b0: number; b1: number };
