import { cues } from "../pack";

/** Words that every clause on renewal has. Folded. */
export const renewalWords = cues("mn", {
  word: { pattern: /сунга/u, yes: "Хугацаа сунгагдана.", no: "Хугацаа дуусна." },
});

/** The contract goes on by itself. Folded. */
export const renews = cues("mn", {
  automatically: {
    pattern: /автомат\p{L}{0,5}.{0,80}сунга/u,
    yes: "Гэрээ автоматаар сунгагдана.",
    no: "Гэрээ автоматаар дуусна.",
  },
  byItself: { pattern: /өөрөө.{0,40}сунга/u, yes: "Гэрээ өөрөө сунгагдана.", no: "Гэрээ сунгагдана." },
  deemed: { pattern: /сунгагдсанд тооц/u, yes: "Гэрээ сунгагдсанд тооцно.", no: "Гэрээ байгуулсанд тооцно." },
});

/** What is renewed is the contract. Folded. */
export const itsTerm = cues("mn", { noun: { pattern: /гэрээ|хугацаа/u, yes: "гэрээний хугацаа", no: "баталгаа" } });

/** Whether and how somebody can prevent it. Folded. */
export const prevented = cues("mn", {
  notice: { pattern: /мэдэгд|татгалз|санал гарга|эсэргүүц|хүсэлт/u, yes: "аль нэг тал мэдэгдээгүй", no: "нэг жилээр" },
  condition: { pattern: /тохиолдолд|бол(?!\p{L})/u, yes: "тохиолдолд", no: "болно" },
});

/** Not the term of the contract: loans, letters of credit, time for a delay, a permit's life. Folded. */
export const otherRenewal = cues("mn", {
  notRenewed: { pattern: /сунгагдахгүй/u, yes: "Хугацаа сунгагдахгүй.", no: "Хугацаа сунгагдана." },
});

/** A word on preventing it in a sentence beside. Folded. */
export const preventedNearby = cues("mn", {
  notice: { pattern: /мэдэгд|татгалз/u, yes: "Тал бичгээр мэдэгдэнэ.", no: "Тал төлнө." },
});
