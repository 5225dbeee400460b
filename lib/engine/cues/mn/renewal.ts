import { cues } from "../pack";

export const renewalWords = cues("mn", {
  word: { pattern: /сунга/u, yes: "Хугацаа сунгагдана.", no: "Хугацаа дуусна." },
});

export const renews = cues("mn", {
  automatically: {
    pattern: /автомат\p{L}{0,5}.{0,80}сунга/u,
    yes: "Гэрээ автоматаар сунгагдана.",
    no: "Гэрээ автоматаар дуусна.",
  },
  byItself: { pattern: /өөрөө.{0,40}сунга/u, yes: "Гэрээ өөрөө сунгагдана.", no: "Гэрээ сунгагдана." },
  deemed: { pattern: /сунгагдсанд тооц/u, yes: "Гэрээ сунгагдсанд тооцно.", no: "Гэрээ байгуулсанд тооцно." },
});

export const itsTerm = cues("mn", { noun: { pattern: /гэрээ|хугацаа/u, yes: "гэрээний хугацаа", no: "баталгаа" } });

export const prevented = cues("mn", {
  notice: { pattern: /мэдэгд|татгалз|санал гарга|эсэргүүц|хүсэлт/u, yes: "аль нэг тал мэдэгдээгүй", no: "нэг жилээр" },
  condition: { pattern: /тохиолдолд|бол(?!\p{L})/u, yes: "тохиолдолд", no: "болно" },
});

export const otherRenewal = cues("mn", {
  notRenewed: { pattern: /сунгагдахгүй/u, yes: "Хугацаа сунгагдахгүй.", no: "Хугацаа сунгагдана." },
});

export const preventedNearby = cues("mn", {
  notice: { pattern: /мэдэгд|татгалз/u, yes: "Тал бичгээр мэдэгдэнэ.", no: "Тал төлнө." },
});
