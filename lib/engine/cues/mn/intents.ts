import { cues } from "../pack";

export const summaryAsked = cues("mn", {
  brief: { pattern: /товч(?:л|ло|лол|ил)|хураангуй/u, yes: "Гэрээг товчилж өгнө үү", no: "Товч дарах" },
  mainPoints: { pattern: /гол агуулга|юуны тухай гэрээ/u, yes: "Энэ юуны тухай гэрээ вэ?", no: "Энэ гэрээ" },
});
