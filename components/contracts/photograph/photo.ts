/** Photographs made ready to be sent: upright, as JPEG, no larger than reading needs. Source: B-51.1. */

/** In pixels: an A4 page of this height has 275 dots per inch. */
const LONGEST = 3_200;
const QUALITY = 0.82;
const JPEG = "image/jpeg";

/** Whether a file is sent although this browser can't open it: the server reads it, or says that it can't. */
export function isForServer(file: File): boolean {
  return file.type === JPEG;
}

/** @returns null for what this browser can't open as a picture */
export async function readyPhoto(file: File): Promise<File | null> {
  const picture = await openPicture(file);
  if (!picture) return isForServer(file) ? file : null;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return isForServer(file) ? file : null;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  return blob && new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: JPEG });
}

async function openPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null; // not a picture, or of a kind that this browser doesn't know
  }
}
