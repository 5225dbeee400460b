/** Removes what no document means and no database or XML file may hold: NUL and other controls, lone surrogates. */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- the controls are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]/g, "")
      .replaceAll("\u2028", "\n")
  );
}
