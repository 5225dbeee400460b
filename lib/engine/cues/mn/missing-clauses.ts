import { cues } from "../pack";

export const namesALaw = cues("mn", {
  law: {
    pattern: /хэрэглэх хууль|хууль тогтоомж|хуулийн дагуу|иргэний хууль|улсын (?:хууль|хуулиар|хуулийг)/u,
    yes: "Иргэний хуулийн дагуу шийдвэрлэнэ.",
    no: "Гэрээний дагуу шийдвэрлэнэ.",
  },
  ownCourt: { pattern: /шүүхээр|шүүхэд|анхан шатны шүүх/u, yes: "аймгийн шүүхээр шийдүүлнэ", no: "хүүгийн шүүх" },
});

export const statesATerm = cues("mn", {
  term: { pattern: /хугацаа|дуусгавар|цуцл/u, yes: "Гэрээний хугацаа", no: "Гэрээний үнэ" },
});

export const statesAnEnd = cues("mn", {
  ends: {
    pattern: /цуцл|гэрээг? [^.;]{0,60}цуцалж бол|дуусгавар болго|гэрээнээс татгалз|ажлаас (?:гар|чөлөөл)/u,
    yes: "гэрээг цуцлах",
    no: "гэрээг байгуулах",
  },
});

export const signed = cues("mn", { line: { pattern: /гарын үсэг|тамга/u, yes: "Гарын үсэг", no: "Хаяг" } });

export const ancillary = cues("mn", {
  amendment: { pattern: /нэмэлт (?:гэрээ|өөрчлөлт)|гэрээний хавсралт/u, yes: "Нэмэлт гэрээ", no: "Гэрээ" },
});

export const contractName = cues("mn", { noun: { pattern: /гэрээ/u, yes: "энэ гэрээ", no: "энэ мэдэгдэл" } });

export const partyWord = cues("mn", {
  party: { pattern: /(?<!\p{L})тал(?:ууд|ын)?(?!\p{L})/u, yes: "талууд", no: "талбай" },
});
