/** What plots are coloured with; words and numbers say the same beside them. */
export type Tone = "blue" | "green" | "orange" | "red";

export const FILLS: Readonly<Record<Tone, string>> = {
  blue: "fill-primary",
  green: "fill-success",
  orange: "fill-orange",
  red: "fill-danger",
};
