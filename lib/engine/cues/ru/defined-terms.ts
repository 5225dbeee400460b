import { cues } from "../pack";

export const customary = cues("ru", {
  name: {
    pattern: /^(?:(?:настоящий )?(?:договор|контракт|соглашение)|сторон[аы])$/u,
    yes: "настоящий договор",
    no: "товар",
  },
});
