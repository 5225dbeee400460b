import { cues } from "../pack";

/** How names of one country begin, where they do not begin alike. Folded. */
export const SAME_COUNTRY: readonly string[] = [
  "france french",
  "denmark danish danmark",
  "switzerland swiss",
  "finland finnish",
  "ireland irish",
  "netherlands dutch holland",
  "wales welsh",
  "spain spanish",
  "poland polish",
  "iceland icelandic",
  "cyprus cypriot",
  "england english",
];

/** A country whose parts have laws of their own. Folded. */
export const wholeCountry = cues("en", {
  federation: {
    pattern: /\b(?:united states|u\.?s\.?a?\b|america|uk\b|united kingdom|brit|canad|australia|emirat)/u,
    yes: "is it governed by american law?",
    no: "is it governed by irish law?",
  },
});

/** Ends like an adjective of a country, whose name it does not tell. */
export const countryAdjective = cues("en", {
  ending: { pattern: /(?:[^g]ian|ish|ese|ean|ani)$/iu, yes: "Bolivian", no: "Delaware" },
});

/** Whose law is meant by an adjective, in lower case. */
export const COUNTRY_OF: readonly (readonly [adjective: string, country: string])[] = [
  ["english", "England and Wales"],
  ["scots", "Scotland"],
  ["irish", "Ireland"],
  ["french", "France"],
  ["german", "Germany"],
  ["austrian", "Austria"],
  ["swiss", "Switzerland"],
  ["dutch", "the Netherlands"],
  ["belgian", "Belgium"],
  ["spanish", "Spain"],
  ["portuguese", "Portugal"],
  ["italian", "Italy"],
  ["swedish", "Sweden"],
  ["norwegian", "Norway"],
  ["danish", "Denmark"],
  ["finnish", "Finland"],
  ["polish", "Poland"],
  ["russian", "Russia"],
  ["mongolian", "Mongolia"],
  ["japanese", "Japan"],
  ["korean", "Korea"],
  ["estonian", "Estonia"],
  ["latvian", "Latvia"],
  ["lithuanian", "Lithuania"],
  ["czech", "the Czech Republic"],
  ["slovak", "Slovakia"],
  ["slovenian", "Slovenia"],
  ["hungarian", "Hungary"],
  ["romanian", "Romania"],
  ["bulgarian", "Bulgaria"],
  ["croatian", "Croatia"],
  ["serbian", "Serbia"],
  ["greek", "Greece"],
  ["cypriot", "Cyprus"],
  ["maltese", "Malta"],
  ["turkish", "Turkey"],
  ["ukrainian", "Ukraine"],
  ["belarusian", "Belarus"],
  ["kazakh", "Kazakhstan"],
  ["uzbek", "Uzbekistan"],
  ["chinese", "China"],
  ["indian", "India"],
  ["israeli", "Israel"],
  ["icelandic", "Iceland"],
  ["luxembourgish", "Luxembourg"],
  ["brazilian", "Brazil"],
  ["mexican", "Mexico"],
  ["vietnamese", "Vietnam"],
  ["thai", "Thailand"],
];
