import { cues } from "../pack";

/** The contract says which law governs it. Folded. */
export const namesALaw = cues("mn", {
  law: {
    pattern: /хэрэглэх хууль|хууль тогтоомж|хуулийн дагуу|иргэний хууль/u,
    yes: "Иргэний хуулийн дагуу шийдвэрлэнэ.",
    no: "Гэрээний дагуу шийдвэрлэнэ.",
  },
});

/** The contract says how long it lasts. Folded. */
export const statesATerm = cues("mn", {
  term: { pattern: /хугацаа|дуусгавар|цуцл/u, yes: "Гэрээний хугацаа", no: "Гэрээний үнэ" },
});

/** The contract says how it can be ended. Folded. */
export const statesAnEnd = cues("mn", {
  ends: { pattern: /цуцл|дуусгавар болго|гэрээнээс татгалз/u, yes: "гэрээг цуцлах", no: "гэрээг байгуулах" },
});

/** Where a contract is signed. Folded. */
export const signed = cues("mn", { line: { pattern: /гарын үсэг|тамга/u, yes: "Гарын үсэг", no: "Хаяг" } });

/** Papers that go with another contract, which has the general clauses. Folded. */
export const ancillary = cues("mn", {
  amendment: { pattern: /нэмэлт (?:гэрээ|өөрчлөлт)|гэрээний хавсралт/u, yes: "Нэмэлт гэрээ", no: "Гэрээ" },
});

/** What a contract calls itself. Folded. */
export const contractName = cues("mn", { noun: { pattern: /гэрээ/u, yes: "энэ гэрээ", no: "энэ мэдэгдэл" } });

/** Somebody is bound. Lower case. */
export const partyWord = cues("mn", {
  party: { pattern: /(?<!\p{L})тал(?:ууд|ын)?(?!\p{L})/u, yes: "талууд", no: "талбай" },
});
