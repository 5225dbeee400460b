import type { Inline } from "./blocks";

/** Line ends of the source become spaces (none at the edges); `<br>` becomes `\n`; an only `<br>` is an empty block. */
export function tidy(inlines: readonly Inline[]): Inline[] {
  const runs = inlines.map((inline) => ("page" in inline ? inline : { ...inline }));
  const texts = runs.filter((inline) => !("page" in inline));
  const first = texts[0];
  const last = texts.at(-1);
  if (first && !("page" in first)) first.text = first.text.replace(/^\n/, "");
  if (last && !("page" in last)) last.text = last.text.replace(/\n$/, "");
  for (const run of texts) if (!("page" in run)) run.text = run.text.replaceAll("\n", " ").replaceAll("\u2028", "\n");
  const whole = texts.map((run) => ("page" in run ? "" : run.text)).join("");
  if (whole === "\n") return runs.filter((inline) => "page" in inline);
  return runs.filter((inline) => "page" in inline || inline.text !== "");
}
