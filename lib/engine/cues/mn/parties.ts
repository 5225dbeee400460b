import { cues } from "../pack";

export const afterName = cues("mn", {
  comma: { pattern: /\s*,\s*(?:улсын|түүнийг)\s/iu, yes: "“Хангай” ХХК, түүнийг төлөөлж", no: "“Хангай” ХХК, хот" },
  space: { pattern: /\s*\sулсын\sбүртгэл/iu, yes: "“Хангай” ХХК улсын бүртгэл", no: "“Хангай” ХХК" },
});

export const namesARole = cues("mn", { called: { pattern: /цаашид[^"“”«»)]{0,20}$/iu, yes: "цаашид ", no: "бараа " } });

export const link = cues("mn", {
  word: { pattern: /^(?:ба|болон|нэг талаас|нөгөө талаас|түүнийг)(?![\p{L}])/iu, yes: "нэг талаас", no: "нэг тал" },
});

export const joint = cues("mn", { word: { pattern: /ба|болон/u, yes: "болон", no: "нь" } });

export const opensParties = cues("mn", {
  actingFor: {
    pattern: /^[-\s]{0,3}\p{Ll}{0,4}\s?төлөөлж [^,\n]{3,80},\s{0,3}(?:нөгөө талаас\s{1,3})?/u,
    yes: "төлөөлж Дорж, нөгөө талаас Болд",
    no: "Дорж",
  },
  oneSide: {
    pattern: /^[^«»"“”]{0,140}(?<!\p{L})нэг талаас,?\s/u,
    yes: "Талууд. Энэ гэрээг 2026 онд нэг талаас Сувд",
    no: "Сувд",
  },
});
