import { cues } from "../pack";

export const termination = cues("mn", {
  ends: {
    pattern: /гэрээг.{0,60}(?:цуцал|дуусгавар)|гэрээ.{0,40}(?:цуцлагд|дуусгавар бол)/u,
    yes: "гэрээг дуусгавар болгох",
    no: "гэрээг байгуулна",
  },
});

export const afterTheEnd = cues("mn", {
  after: { pattern: /дуусгавар болсноос хойш/u, yes: "дуусгавар болсноос хойш", no: "дуусгавар болно" },
});

export const liabilityWord = cues("mn", { word: { pattern: /хариуцлага/u, yes: "хариуцлага", no: "үнэ" } });

export const consequence = cues("mn", { sum: { pattern: /алданги|торгууль|хохирол/u, yes: "алданги", no: "үнэ" } });

export const dateMatters = cues("mn", { word: { pattern: /хүртэл|дотор|өдрөөс/u, yes: "мая хүртэл", no: "огноо" } });

export const anyParty = cues("mn", {
  party: {
    pattern: /^(?:(?:аль|хоёр|тал|аль ч) )?(?:нэг )?тал(?:ууд)?(?: бүр)?$/u,
    yes: "аль нэг тал",
    no: "худалдагч",
  },
});

export const isBound = cues("mn", {
  verb: { pattern: /үүрэгтэй|үүрэг хүлээ|хориглоно/u, yes: "төлөх үүрэгтэй", no: "төлөх эрхтэй" },
});

export const titleWord = cues("mn", { word: { pattern: /гэрээ/u, yes: "түрээсийн гэрээ", no: "оршил" } });

export const titleWithin = cues("mn", {
  name: {
    pattern: /(?:\p{Lu}[\p{L}-]+ ){1,6}(?:гэрээ|ГЭРЭЭ)(?!\p{L})/u,
    yes: "Түрээсийн гэрээ",
    no: "түрээсийн гэрээ",
  },
});

/** A line that says something names nothing. Lower case. */
export const saysSomething = cues("mn", {
  words: {
    pattern: /(?<!\p{L})(?:энэхүү|байгуул\p{L}{1,5}|талууд|хооронд)(?!\p{L})/u,
    yes: "энэхүү гэрээг байгуулав",
    no: "үйлчилгээний гэрээ",
  },
});
