/** What turns letters around or can't be seen; a name with it could pass for another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Format}\p{Zl}\p{Zp}\u2800]/gu;

/** A name as it is seen. Client-safe. */
export function asSeen(name: string): string {
  return name.replaceAll(UNSEEN, "").trim();
}
