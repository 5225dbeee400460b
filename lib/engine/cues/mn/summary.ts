import { cues } from "../pack";

/** A clause on ending the contract. Folded. */
export const termination = cues("mn", {
  ends: {
    pattern: /гэрээг.{0,60}(?:цуцал|дуусгавар)|гэрээ.{0,40}(?:цуцлагд|дуусгавар бол)/u,
    yes: "гэрээг дуусгавар болгох",
    no: "гэрээг байгуулна",
  },
});

/** What follows the end, or is no end. Folded. */
export const afterTheEnd = cues("mn", {
  after: { pattern: /дуусгавар болсноос хойш/u, yes: "дуусгавар болсноос хойш", no: "дуусгавар болно" },
});

/** A clause on liability. Folded. */
export const liabilityWord = cues("mn", { word: { pattern: /хариуцлага/u, yes: "хариуцлага", no: "үнэ" } });

/** What a breach costs. Folded. */
export const consequence = cues("mn", { sum: { pattern: /алданги|торгууль|хохирол/u, yes: "алданги", no: "үнэ" } });

/** Something falls due or begins on a day. Folded. */
export const dateMatters = cues("mn", { word: { pattern: /хүртэл|дотор|өдрөөс/u, yes: "мая хүртэл", no: "огноо" } });

/** A subject that is any of the parties. Folded. */
export const anyParty = cues("mn", {
  party: {
    pattern: /^(?:(?:аль|хоёр|тал|аль ч) )?(?:нэг )?тал(?:ууд)?(?: бүр)?$/u,
    yes: "аль нэг тал",
    no: "худалдагч",
  },
});

/** Somebody has to do something. Folded. */
export const isBound = cues("mn", {
  verb: { pattern: /үүрэгтэй|үүрэг хүлээ|хориглоно/u, yes: "төлөх үүрэгтэй", no: "төлөх эрхтэй" },
});

/** A word that titles have. Folded. */
export const titleWord = cues("mn", { word: { pattern: /гэрээ/u, yes: "түрээсийн гэрээ", no: "оршил" } });

/** A title within a line. Raw text. */
export const titleWithin = cues("mn", {
  name: {
    pattern: /(?:\p{Lu}[\p{L}-]+ ){1,6}(?:гэрээ|ГЭРЭЭ)(?!\p{L})/u,
    yes: "Түрээсийн гэрээ",
    no: "түрээсийн гэрээ",
  },
});
