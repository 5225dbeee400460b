import { cues } from "../pack";

/** Names of the document and of its parties: given by custom, whether or not they are used again. Folded. */
export const customary = cues("ru", {
  name: {
    pattern: /^(?:(?:настоящий )?(?:договор|контракт|соглашение)|сторон[аы])$/u,
    yes: "настоящий договор",
    no: "товар",
  },
});
