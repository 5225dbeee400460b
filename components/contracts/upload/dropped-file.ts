/** A file on its way from the page where it was dropped to the upload form; both belong to one visit of the site. */
let waiting: File | null = null;

export function keepDroppedFile(file: File): void {
  waiting = file;
}

/** The file that waits, once. */
export function takeDroppedFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
