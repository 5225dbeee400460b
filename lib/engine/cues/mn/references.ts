import { cues } from "../pack";

/** The number stands before its word and is caught. Raw text. */
export const numberBefore = cues("mn", {
  withEnding: {
    pattern: /(?<![\d.,/])(\d{1,2}(?:\.\d{1,2}){1,3})(?=\s?-?\s?(?:д|т|р|ийн|ын|аас|ээс|оос|өөс|дахь|дэх)(?!\p{L}))/u,
    yes: "5.2-т заасан",
    no: "5 -т заасан",
  },
  withWord: {
    pattern: /(?<![\d.,/])(\d{1,2}(?:\.\d{1,2}){1,3})(?=\s?-?\s?(?:дугаар|дүгээр)\s(?:зүйл|заалт|хэсэг|бүлэг))/u,
    yes: "4.1 дүгээр зүйл",
    no: "4.1 төгрөг",
  },
  asSaid: {
    pattern:
      /(?<![\d.,/\p{L}])(\d{1,2})(?=-?(?:д|т|ыг|ийг)\s(?:заа|дурд|тус|зөрч|хэл|бич|нийц|үндэс)|\s?\([а-я]\)-?(?:д|т|ийн|ын|ыг|ийг|аас)(?!\p{L}))/u,
    yes: "15-д заасан журмаар",
    no: "15-д төлнө",
  },
  afterWord: {
    pattern: /(?<=[Зз]үйл\s)(\d{1,2})(?=\s?-?\s?\(|-(?:д|т|р|ийн|ын|ыг|ийг))/u,
    yes: "Зүйл 13-т",
    no: "зүйл 13 удаа",
  },
  chapter: {
    pattern: /(?<![\d.,/])(\d{1,2})(?=\s?(?:дугаар|дүгээр|-р)\s(?:зүйл|бүлэг|заалт)\p{L}{0,5}(?!\p{L}))/u,
    yes: "4 дүгээр зүйлд",
    no: "4 дүгээр сар",
  },
});

export const elsewhere = cues("mn", {
  statute: { pattern: /^\S{0,8}\s(?:\p{L}+\s){0,1}хуул/u, yes: " Иргэний хуулийн", no: " энэ гэрээний" },
});

export const elsewhereBefore = cues("mn", {
  statute: {
    pattern:
      /(?:хуул\p{L}{0,5}|тогтоол\p{L}{0,5}|журм\p{L}{0,5}|журам|дүрм\p{L}{0,5}|стандарт\p{L}{0,4}|хавсралт\p{L}{0,4})\s{0,3},?\s{0,3}$/iu,
    yes: "Иргэний хуулийн",
    no: "энэ гэрээний",
  },
});

/** Right behind a clause's number: which of its items is meant, which is caught. Raw text. */
export const itemAfter = cues("mn", {
  of: {
    pattern: /^(?:\s?-?\s?(?:р|дугаар|дүгээр)\s(?:зүйл|заалт|бүлг)ийн\s\(?|\s?\()(\d{1,2}|[а-я](?=\)|-))/iu,
    yes: "-р зүйлийн 3-т",
    no: "-р зүйлийн дагуу",
  },
});
