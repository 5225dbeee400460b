/**
 * A letter under more marks than any script puts on one (Unicode, annex 15, Stream-Safe Text Format: 30). The halfwidth
 * signs become marks by compatibility.
 */
const OVERLOADED = /([^\p{M}\uff9e\uff9f]?[\p{M}\uff9e\uff9f]{31,})/u;

/**
 * `text.normalize(form)` in linear time, but for letters under more than 30 marks, which stay as they are: the engine
 * sorts the marks of a letter by insertion, so 128,000 on one letter take ten seconds. Idempotent. Pure, client-safe.
 */
export function normalized(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  const parts = text.split(OVERLOADED); // such letters at odd places
  return parts.map((part, index) => (index % 2 === 0 ? part.normalize(form) : part)).join("");
}

/** How words of a list are compared with what is searched: in any case, form and spacing. Linear. Pure, client-safe. */
export function foldedForSearch(text: string): string {
  return normalized(text, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** What turns letters around or can't be seen; a name with it could pass for another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Format}\p{Zl}\p{Zp}\u2800]/gu;

/** A name as it is seen. Pure, client-safe. */
export function asSeen(name: string): string {
  return name.replaceAll(UNSEEN, "").trim();
}
