import { cues } from "../pack";

/** Words that every clause on liability has. Folded. */
export const liabilityWords = cues("mn", { word: { pattern: /хариуц|хохир/u, yes: "хариуцна", no: "төлнө" } });

/** Liability that is said to have no limit. Folded. */
export const unlimited = cues("mn", {
  noun: {
    pattern: /хязгааргүй (?:хариуцлага|хариуц)/u,
    yes: "хязгааргүй хариуцлага хүлээнэ",
    no: "хариуцлага хүлээнэ",
  },
  liabilityIs: {
    pattern: /хариуцлаг\p{L}{0,5}.{0,60}(?:хязгааргүй|хязгаарлагдахгүй|хязгаарлахгүй)/u,
    yes: "Худалдагчийн хариуцлага хязгаарлагдахгүй.",
    no: "Худалдагчийн хариуцлага хязгаарлагдана.",
  },
});

/** What no contract can limit, and what only looks like it. Folded. */
export const unlimitedByLaw = cues("mn", {
  fault: { pattern: /санаатай/u, yes: "санаатай зөрчил", no: "зөрчил" },
  byLaw: { pattern: /хуул/u, yes: "хуульд заасан", no: "гэрээнд заасан" },
});

/** A clause that makes somebody answer for all loss. Folded. */
export const liableForAll = cues("mn", {
  reimburses: {
    pattern: /(?:бүх|аливаа|учирсан|бүрэн).{0,40}хохирл?\p{L}{0,4}.{0,40}(?:барагдуул|нөхөн төл|хариуц)/u,
    yes: "учирсан хохирлыг барагдуулна",
    no: "хохирол учирсан",
  },
  inFull: {
    pattern: /хохирл?\p{L}{0,4}.{0,30}бүрэн.{0,20}(?:барагдуул|хариуц|төл)/u,
    yes: "хохирлыг бүрэн барагдуулна",
    no: "хохирлыг тооцно",
  },
});

/** A clause that limits liability in any way. Folded. */
export const limitsLiability = cues("mn", {
  limited: {
    pattern: /хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хэтэрч|хязгаарл|хязгаар|дээд)/u,
    yes: "Худалдагчийн хариуцлага үнээс хэтрэхгүй.",
    no: "Худалдагч хариуцлага хүлээнэ.",
  },
  notLiable: {
    pattern: /хариуцлага хүлээхгүй|хариуцахгүй/u,
    yes: "Худалдагч хариуцлага хүлээхгүй.",
    no: "Худалдагч хариуцлага хүлээнэ.",
  },
});

/** A limit of all liability, as against one for a case: an amount, or whole kinds of loss. Folded. */
export const generalLimit = cues("mn", {
  limited: {
    pattern: /хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хязгаарлагд|хязгаарлан)/u,
    yes: "Хариуцлага үнийн дүнгээс хэтрэхгүй.",
    no: "Хариуцлага хүлээнэ.",
  },
});

/** Sums of other things than liability. Folded. */
export const noLimit = cues("mn", { otherSums: { pattern: /даатгал/u, yes: "даатгалын дүн", no: "үнэ" } });

/** It holds for both sides. Folded. */
export const mutual = cues("mn", {
  party: { pattern: /тал(?:ууд|ын|аас)?(?!\p{L})/u, yes: "талууд хариуцна", no: "талбай" },
});
