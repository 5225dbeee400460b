/** One that is not in the contract is taken out of a model's words, wherever it leads. */
const SCHEME =
  /(?:(?:javascript|vbscript):(?=\S)|\b(?:https?|ftp|file|data|blob|mailto|tel|sms|wss?|chrome|about):(?=\S)|\b[a-z][a-z0-9+.-]{1,20}:\/\/|\/\/(?=[\p{L}\p{N}])|\bwww\.)\S*/u;
/** Bounded as names are (64 before the @, 127 labels of 63), so that a run of dots or digits is gone through once. */
const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,127}/u;
const TOP =
  "com|net|org|io|ru|mn|рф|мон|info|biz|dev|app|xyz|site|online|shop|top|club|co|uk|eu|de|fr|cn|us|ai|me|tv|cc|su|example|test|local|localhost|internal|invalid|onion";
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,127}(?:${TOP})(?![\\p{L}\\p{N}])(?:[:/?#]\\S*)?`,
  "u",
);
const HOST_WITH_PATH = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,127}[\p{L}]{2,63}\/\S+/u;
const ADDRESS = new RegExp([SCHEME, MAIL, HOST_WITH_PATH, HOST].map(({ source }) => source).join("|"), "giu");
const CLOSING = /[)\]}>.,;:!?'"’”»]+$/u;

export const TAKEN_OUT = "[…]";

/** A stretch of words without the addresses that `contractText` doesn't have as they stand. */
export function withoutForeignAddresses(words: string, contractText: string): string {
  if (!/[.:@/]/.test(words)) return words;
  const keepOwn = (address: string) => {
    const tail = CLOSING.exec(address)?.[0].replace(address.includes("(") ? ")" : "", "") ?? "";
    const bare = address.slice(0, address.length - tail.length);
    return bare === "" || stands(bare, contractText) ? address : `${TAKEN_OUT}${tail}`;
  };
  return words.replace(ADDRESS, keepOwn);
}

/** Whether the contract has the address whole: 'a.mn' is not in 'a.mn/x', nor the other way round. */
function stands(address: string, contractText: string): boolean {
  for (let at = contractText.indexOf(address); at >= 0; at = contractText.indexOf(address, at + 1)) {
    const [before, after] = [
      contractText.charAt(at - 1),
      contractText
        .slice(at + address.length, at + address.length + 200)
        .replace(/^[)\]}>.,;:!?'"’”»]+(?=\s|$)/u, "")
        .charAt(0),
    ];
    if (!/[\p{L}\p{N}@/]/u.test(before) && !/[\p{L}\p{N}@/?#&=%-]/u.test(after)) return true;
  }
  return false;
}
