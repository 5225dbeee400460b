/** Speaks of secrets. Folded. */
export const secrecy = {
  en: /\bconfidential|\bsecre(?:t|cy)|\bnon-disclosure\b/u,
  ru: /конфиденциальн|(?<!\p{L})тайн|секретн|разглаш|неразглаш/u,
  mn: /нууц/u,
};

/** For how long a duty holds, or when it ends. Folded. */
export const lasts = {
  en: /\b(?:lasts?|surviv\p{L}+|continues?|remains?|ends?|expires?|for|until|kept|keeps?)\b/u,
  ru: /(?:действу|сохраня|прекращ|остается|остаются|обязан|обязу|не разглаша|(?:течение|через|сроком|еще)(?!\p{L}))/u,
  mn: /хүчинтэй|үйлчил|дуус|хадгал|задруул|мөрд|хүлээнэ|үргэлжил/u,
};

/** Secrets or duties with a period of their own. Folded. */
export const ofAnotherKind = {
  en: /trade secret|personal data|source code|know-how|compet|solicit|return|destroy|delet|archiv|backup|as long as|except|engage in|carry on/u,
  ru: /персональн|ноу-хау|исходн\p{L}{2,3} код|конкур|переман|возвра|уничтож|удал|архив|копи|кроме|за исключением|занима\p{L}{2,4}ся/u,
  mn: /хувийн мэдээлэл|эх код|өрсөлд|буцаа|устга|архив|хуулбар|бусад тохиолдолд|эрхлэхгүй|ижил төрл/u,
};

/** Secrets that are commonly kept for longer than the others. Folded. */
export const ofItsOwn = {
  en: /trade secret|personal data|source code|know-how/u,
  ru: /персональн\p{L}{2,3} данн|ноу-хау|исходн\p{L}{2,3} код|банковск\p{L}{2,3} тайн/u,
  mn: /хувийн (?:мэдээлэл|мэдээлл)|эх код/u,
};
