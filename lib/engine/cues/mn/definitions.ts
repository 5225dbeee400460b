import { cues } from "../pack";

export const definesAfter = cues("mn", {
  means: {
    pattern: /^(?:\s?\([^()\n]{0,60}\))?,?\s{0,3}гэ(?:ж|дэгт?|сэн (?:нэр томьёо|ойлголт))(?!\p{L})/u,
    yes: " гэж ойлгоно",
    no: " ба бараа",
  },
});

export const bracketWords = cues("mn", {
  called: { pattern: /цаашид|хамтад|нь|тус|бүрийг/iu, yes: "цаашид", no: "гэрээ" },
});

export const namesBefore = cues("mn", { called: { pattern: /цаашид\s{1,3}$/iu, yes: "цаашид ", no: "цаашид бол" } });

export const calledFrom = cues("mn", {
  term: {
    pattern: /\(?цаашид\s{1,3}([^()"“”«»\n,]{2,50}?)\s{1,3}гэ(?:х|ж|нэ)/iu,
    yes: "цаашид Захиалагч гэх",
    no: "цаашид Захиалагч",
  },
});

export const local = cues("mn", {
  inThisClause: { pattern: /энэ (?:зүйл|хэсэг|бүлэг)т /u, yes: "энэ зүйлт гэж", no: "энэ гэрээнд" },
});

/** Words with which a term is given in a language that needs no quotation marks. Raw text. */
export const called = cues("mn", { word: { pattern: /цаашид/iu, yes: "Цаашид", no: "Захиалагч" } });

export const orAlias = cues("mn", {
  or: { pattern: /(?:["”»]\s?,?\s?|\s)буюу\s$/iu, yes: "“Төлбөр” буюу ", no: "“Төлбөр” гэж " },
});

export const aliasAfter = cues("mn", {
  or: { pattern: /^[,;]?\s{0,2}буюу(?!\p{L})[^)]{0,60}["“«]/u, yes: "буюу “Төлбөр”)", no: "буюу)" },
});
