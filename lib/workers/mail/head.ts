/** Heads of real mails have some 20 KB, with a long list of recipients 100. */
export const MAX_HEAD_BYTES = 256 * 1024;
/** Lists of servers, signatures and filters together stay below 200. */
const MOST_HEADERS = 1_000;
const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32];

/**
 * The head of a mail: everything before its first blank line, which is left out. Linear, and looks at no more than
 * `MAX_HEAD_BYTES` and some, so that senders are judged before anything of their mail is read. Source: B-42.6.
 * @param bytes the mail, or its beginning
 * @returns null where the head is longer, or has more than `MOST_HEADERS` headers: nobody sends such a mail in earnest
 */
export function headIn(bytes: Uint8Array): Uint8Array | null {
  let headers = 0;
  for (let start = 0; start < bytes.length;) {
    if (start > MAX_HEAD_BYTES) return null;
    const first = bytes[start];
    if (first === LINE_FEED || (first === RETURN && bytes[start + 1] === LINE_FEED)) return bytes.subarray(0, start);
    if (first !== SPACE && first !== TAB) headers += 1;
    if (headers > MOST_HEADERS) return null;
    const end = bytes.subarray(start, MAX_HEAD_BYTES + 1).indexOf(LINE_FEED);
    start = end < 0 ? Math.min(bytes.length, MAX_HEAD_BYTES + 1) : start + end + 1;
    if (end < 0 && bytes.length > MAX_HEAD_BYTES) return null;
  }
  return bytes.length > MAX_HEAD_BYTES ? null : bytes;
}
