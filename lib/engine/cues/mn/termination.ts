import { cues } from "../pack";

export const terminationAsked = cues("mn", {
  how: {
    pattern: /(?:хэрхэн|яаж).{0,40}(?:цуцл|цуцал|дуусгавар)|хэн.{0,20}(?:цуцл|цуцал)/u,
    yes: "гэрээг хэрхэн цуцлах вэ?",
    no: "гэрээ хэзээ дуусах вэ?",
  },
});

export const saysTermination = cues("mn", {
  ends: {
    pattern: /гэрээ\p{L}{0,3}.{0,80}(?:цуцл|цуцал|дуусгавар)/u,
    yes: "талууд гэрээг цуцлах эрхтэй",
    no: "гэрээ нэг жил хүчинтэй",
  },
});
