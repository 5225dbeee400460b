/**
 * The file name of a download: the server's (RFC 6266, `filename*` first), else the contract's name with underscores for
 * white space (spec §5).
 */
export function downloadName(disposition: string | null, contractName: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const named = encoded === undefined ? undefined : decoded(encoded.trim());
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  return named ?? plain ?? `${contractName.trim().replace(/\s+/g, "_")}.pdf`;
}

/** Hands bytes to the browser as a file. */
export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be reading it
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // no valid encoding: the plain name is used
  }
}
