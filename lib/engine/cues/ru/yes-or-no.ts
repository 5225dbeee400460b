import { cues } from "../pack";

/** A sum in the clause is a bound, not what is due. */
export const bounds = cues("ru", {
  words: {
    pattern:
      /(?<!\p{L})(?:не (?:более|менее|выше|ниже|превыша\p{L}+)|до \d[\d .,]{0,15}(?:руб|%|процент|евро|долл|тыс|млн)|максим\p{L}+|миним\p{L}+|свыше)/u,
    yes: "премия до 4000 рублей",
    no: "премия 4000 рублей",
  },
});
