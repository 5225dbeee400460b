import { cues } from "../pack";

/** Verbs that state a fact are no deeds. Folded. */
export const noDeed = cues("ru", {
  stem: {
    pattern:
      /име|мож|явля|призна|гарантиру|подтвержда|понима|соглаша|счита|завер|вступа|прекраща|действу|распространя|наступа|переход|осозна|нес|понес|владе|отвеча/u,
    yes: "является",
    no: "платит",
  },
});

/** A verb by which a duty is set. Folded. */
export const deed = cues("ru", {
  verb: {
    pattern: /\p{L}{3,}(?:ает|яет|ует|юет|ивает|ывает|ит|ет|ют|ят|ут|ат)(?:ся)?(?!\p{L})/u,
    yes: "оплачивает",
    no: "оплата",
  },
});

export const dutyWord = cues("ru", {
  word: { pattern: /обяза[нл]|обязу|долж[ен]н|не вправе|запрещ/u, yes: "обязан платить", no: "платил" },
});
