import { cues } from "../pack";

export const amends = cues("mn", {
  replaced: {
    pattern: /гэснийг|өөрчилсүгэй|өөрчилж найруул|хасав|хассугай|хасагд|хүчингүй болго|орлуул/u,
    yes: "«10 хоног» гэснийг «20 хоног» гэж өөрчилсүгэй",
    no: "бараа нийлүүлнэ",
  },
});
/** After the number of a clause, or, in some contracts, before it. */
export const clauseWord = cues("mn", {
  word: { pattern: /(?:зүйл|заалт)\p{L}{0,4}\s/u, yes: "заалт 4", no: "4 хоног" },
});
export const clauseAfter = cues("mn", {
  word: {
    pattern: /^(?:-(?:д|т|ийн|ын|р)\p{L}{0,3}(?!\p{L})|\s?(?:дугаар|дүгээр)\s(?:зүйл|заалт|хэсэг|бүлэг))/u,
    yes: " дугаар зүйлийг хасав",
    no: " дугаар сарын 5",
  },
});
export const notInForce = cues("mn", {
  noLonger: {
    pattern: /хүчингүй болсон|(?:өмнөх|хуучин) (?:төсөл|хувилбар|гэрээ)/u,
    yes: "өмнөх төсөл хүчингүй болсон",
    no: "гэрээ хүчинтэй",
  },
});
export const takesBack = cues("mn", {
  opens: {
    pattern: /^(?:гэхдээ|харин|гэвч|гагцхүү|зөвхөн|хэрэв|эс бөгөөс)(?!\p{L})/u,
    yes: "гэхдээ ням гарагт болохгүй",
    no: "түрээслэгч төлнө",
  },
  doesNotApply: {
    pattern: /хамаарахгүй|үйлчлэхгүй|үл хамаар|хамрахгүй/u,
    yes: "энэ нь нэг мууранд хамаарахгүй",
    no: "энэ нь бүгдэд хамаарна",
  },
  noName: {
    pattern: /^[^"]{0,60}(?:эрхгүй|хориглоно|болохгүй)[.;]?$/u,
    yes: "ням гарагт нэвтрэх эрхгүй",
    no: "ням гарагт нэвтрэх эрхтэй",
  },
});
export const overrides = cues("mn", {
  notThere: {
    pattern: /хамаарахгүй|үйлчлэхгүй/u,
    yes: "2 дугаар зүйл экспортод хамаарахгүй",
    no: "2 дугаар зүйл хамаарна",
  },
  despite: {
    pattern: /үл хамааран|үл харгалзан|харгалзахгүйгээр/u,
    yes: "5 дугаар зүйлийг үл харгалзан",
    no: "5 дугаар зүйлд зааснаар",
  },
});
export const onlyInACase = cues("mn", {
  ifSo: {
    pattern: /^.{0,60}(?<!\p{L})(?:бол|тохиолдолд|жишээ нь|жишээлбэл)(?!\p{L})/u,
    yes: "том захиалга бол урьдчилгаа 500 төгрөг",
    no: "урьдчилгаа 500 төгрөг болно",
  },
});
/** A clause on what is due if something happens, told by the form of its verb. Folded. */
export const dueIf = cues("mn", {
  verb: {
    pattern: /^.{0,60}(?<!\p{L})\p{L}{3,20}(?:вал|вэл|вол|вөл|бал|бэл|бөл)(?!\p{L})/u,
    yes: "захиалагч гэрээг цуцалбал 500 төгрөг төлнө",
    no: "захиалагч 500 төгрөг төлнө",
  },
});
