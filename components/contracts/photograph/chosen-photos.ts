/** Photographs chosen on another page, until the form takes them. */
let chosen: readonly File[] = [];

export function keepChosenPhotos(photos: readonly File[]): void {
  chosen = photos;
}

/** Once. */
export function takeChosenPhotos(): readonly File[] {
  const taken = chosen;
  chosen = [];
  return taken;
}
