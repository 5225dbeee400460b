/** Puts a text on the clipboard, which is missing on plain-http sites and may be denied. @returns whether it did */
export async function isCopied(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard; // the types ignore plain http
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
