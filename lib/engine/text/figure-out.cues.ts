/** A figure that a change puts in, with its unit: both captured. */
export const putIn = {
  ru: /(?:изменить на|(?:установить|увеличить|уменьшить|снизить|считать) (?:до|в размере|равн\p{L}{1,3}))\s(?<!\d)(\d[\d.,\u00a0 ]{0,20})(?:\s?\([^()]{1,60}\))?\s?(%|\p{L}{2,})/iu,
  mn: /(?<!\d)(\d[\d.,\u00a0 ]{0,20})(?:\s?\([^()]{1,60}\))?\s?(%|\p{L}{2,})\s(?:болгон|болгож|болгов|болгоно|гэж (?:өөрчл|найруул|шинэчл))/iu,
};

/** Before or behind a figure that is a bound: another one than the one that is changed. */
export const boundBefore = {
  ru: /(?:не более|не менее|не свыше|не превыша\p{L}{2,3}|не больше|не меньше)(?: чем)?\s?$/iu,
};
export const boundBehind = { mn: /^[^\s]{0,6}\s(?:хэтрэхгүй|илүүгүй|доошгүй|ихгүй|багагүй)/iu };
