/** Programs inside documents. Pure. */
import { readDirectory } from "./docx/zip-directory";

const MACROS = /vba(?:Project|Data)/i;

/**
 * A file that calls itself a plain document may still carry a macro project. @throws UnreadableDocument for a broken
 * package
 */
export function hasMacros(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isZip && readDirectory(bytes).records.some(({ name }) => MACROS.test(name));
}
