import { cues } from "../pack";

/** Behind the name of a party, in its introduction. Raw text. */
export const afterName = cues("mn", {
  comma: { pattern: /\s*,\s*(?:улсын|түүнийг)\s/iu, yes: "“Хангай” ХХК, түүнийг төлөөлж", no: "“Хангай” ХХК, хот" },
  space: { pattern: /\s*\sулсын\sбүртгэл/iu, yes: "“Хангай” ХХК улсын бүртгэл", no: "“Хангай” ХХК" },
});

/** Before the name of a role in quotation marks. Raw text. */
export const namesARole = cues("mn", { called: { pattern: /цаашид[^"“”«»]{0,20}$/iu, yes: "цаашид ", no: "бараа " } });

/** Words between two parties. Raw text. */
export const link = cues("mn", {
  word: { pattern: /^(?:ба|болон|нэг талаас|нөгөө талаас|түүнийг)(?![\p{L}])/iu, yes: "нэг талаас", no: "нэг тал" },
});

/** Between two parties. Raw text. */
export const joint = cues("mn", { word: { pattern: /ба|болон/u, yes: "болон", no: "нь" } });

/** The words before the first party where no opening was found. Raw text. */
export const opensParties = cues("mn", {
  actingFor: {
    pattern: /^[-\s]{0,3}\p{Ll}{0,4}\s?төлөөлж [^,\n]{3,80},\s{0,3}(?:нөгөө талаас\s{1,3})?/u,
    yes: "төлөөлж Дорж, нөгөө талаас Болд",
    no: "Дорж",
  },
});
