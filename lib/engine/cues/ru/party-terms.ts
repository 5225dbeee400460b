import { cues } from "../pack";

/** Defined terms that name no party. Folded. */
export const noRole = cues("ru", {
  noun: {
    pattern:
      /^(?:эт\p{L}{1,2} )?(?:.{0,40} )?(?:договор\p{L}{0,2}|соглашени\p{L}|контракт\p{L}{0,2}|закон\p{L}{0,2}|устав\p{L}{0,2})$/u,
    yes: "этот договор",
    no: "продавец",
  },
  thing: {
    pattern:
      /^(?:эт\p{L}{1,2} )?(?:.{0,40} )?(?:услуг\p{L}{0,2}|товар\p{L}{0,2}|работ\p{L}|помещени\p{L}|объект\p{L}{0,2}|оборудовани\p{L})$/u,
    yes: "товар",
    no: "продавец",
  },
});

/** All parties together. Folded. */
export const parties = cues("ru", { word: { pattern: /^сторон[аыу]?$/u, yes: "стороны", no: "продавец" } });
