/** Prints answers. Words of contracts are others' words: none of them may steer a terminal. */
/* eslint-disable-next-line no-control-regex -- they are what is taken out */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** @param {unknown} answer as text, or with `json` as the server gave it */
export function show(answer, json = false) {
  const text = json ? JSON.stringify(answer, null, 2) : String(answer).replace(CONTROLS, "");
  process.stdout.write(`${text}\n`);
}

export function showRows(rows) {
  const inLine = (cell) => String(cell).replace(/\s+/g, " ");
  for (const cells of rows) show(cells.map(inLine).join("\t"));
}
