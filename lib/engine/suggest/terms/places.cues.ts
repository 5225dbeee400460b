/** A town's name that is made of what lies there: a spring, a lake, a hill; in any case. Raw text. */
export const town = {
  mn: /^\p{Lu}\p{Ll}{2,10}(?:булаг|булг|нуур|уул|дэлгэр|хайрхан|толгой|овоо|мандал|сүмбэр)(?:ийн|ын|н|ы|ийг|ыг|г|д|т|аас|ээс|оос|өөс|аар|ээр|руу|рүү)?$/u,
};
