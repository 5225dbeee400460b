/** The law that a clause chooses, as short as it can be said: 'Connecticut', 'England and Wales'. Raw text in and out. */
export function lawNamed(clause: string): string | null {
  const text = clause.replace(/\s+/gu, " ");
  for (const pattern of PATTERNS) {
    const name = pattern.exec(text)?.[1]?.trim().replace(/[,;.\s"]+$/u, "");
    if (name && name.length > 1) return name;
  }
  return null;
}

const STOP =
  "(?=[.;]|,? (?:without|with(?!in)|applicable|as (?:applied|such|they|if)|excluding|exclusive|irrespective|notwithstanding|regardless|and (?:the (?:parties|courts?|federal|exclusive|venue)|any|all|each|both|venue|shall|subject|is|will|in)|but|other|except|save|that|which|without|whose|in (?:force|effect|all|which)|from time|governing|shall|will|to |for|of the united)|, (?:u\\.?s|usa|united|without|and|excluding|exclusive|as|in|the)|\\(|$)";

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\blaws?(?: and regulations| and jurisdiction)? of (?:the )?(?:state|commonwealth|province|sovereign state|government) of ([\\p{L} .&'-]{2,60}?)${STOP}`, "iu"),
  new RegExp(`\\b(?:internal |substantive |domestic )?laws?(?: in force)?,?(?: and regulations| and jurisdiction| applicable| prevailing)? (?:of|in) (?:the )?([\\p{Lu}][\\p{L} .&'-]{2,70}?)${STOP}`, "iu"),
  /\b(?:with|by|under|to) (?:the )?((?:[A-Z][\p{L}.]{1,20} ){1,3})(?:state )?laws?\b/u,
  /^((?:[A-Z][\p{L}.]{1,20} ){1,3})(?:state )?laws?\b/u,
  /(?:законодательств\p{L}{1,2}|прав(?:о|ом|у|а|ами)|закон(?:ами|ом|ы))\s+((?:[А-ЯЁ][\p{L}-]+|штата|и)(?:\s+(?:[А-ЯЁ][\p{L}-]+|и|штата)){0,3})/u,
  /([А-ЯӨҮЁ][\p{L}]+(?:\s[А-ЯӨҮ][\p{L}]+){0,2})\s(?:материаллаг\s)?(?:хууль|хуулиар|хуулийг|хуулийн)/u,
];
