import { cues } from "../pack";

/** Between a spelt number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = cues("en", {
  unit: {
    pattern:
      /\s+(?:(?:united states|u\.?s\.?|canadian|australian)\s+)?(?:dollars?|euros?|pounds?(?: sterling)?|percent|per cent)(?:\sof the united states)?\s?$/iu,
    yes: "two million US dollars ",
    no: "two million ",
  },
});

/** The unit behind a spelt number, with the rest of the words. Raw text. */
export const unitWithin = cues("en", {
  unit: {
    pattern:
      /\s(?:(?:us |u\.s\. )?dollar|euro|pound|percent|per cent|working|business|calendar|hour|day|week|month|year).*$/iu,
    yes: "ten days each",
    no: "ten",
  },
});

/** Before an amount: the sign or the letters of its currency. Raw text. */
export const currencyBefore = cues("en", {
  sign: {
    pattern:
      /(?:(?:US|CA|AU)?[$€£¥₮₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|RUB|MNT|CNY|RMB|JPY|DKK|SEK|NOK|PLN|CZK|KZT|KRW|INR|SGD|HKD|NZD|AED|TRY))\s{0,2}/iu,
    yes: "US$ 5 million",
    no: "5 million",
  },
});

/** The currency behind an amount. Raw text. */
export const currencyWord = cues("en", {
  word: {
    pattern:
      /dollars?|usd|eur|euros?|gbp|pounds?|rmb|yuan|yen|cad|chf|rub|mnt|dkk|sek|nok|pln|czk|kzt|krw|inr|sgd|hkd|nzd|aed/iu,
    yes: "5 euros",
    no: "5 days",
  },
});

/** A sentence is about money. Folded. */
export const paysWord = cues("en", {
  word: {
    pattern:
      /\b(?:fee|price|pay|paid|payment|payable|compensation|salary|rent|royalt|consideration|purchase|amount|invoice|deposit|cost)\p{L}{0,4}\b/u,
    yes: "the purchase price",
    no: "the goods",
  },
  total: { pattern: /^(?:\S{1,6} )?(?:grand )?total\b/u, yes: "total: eur 92,400", no: "in all 92,400 kg" },
});

/** Somebody pays. Folded. */
export const payment = cues("en", {
  pays: {
    pattern: /\b(?:shall|will|must|agrees? to|is to) (?:\p{L}+ ){0,2}(?:pay|reimburse|remit)\b/u,
    yes: "The Tenant shall promptly pay.",
    no: "The Tenant has paid.",
  },
  due: { pattern: /\bpayable\b|\bdue (?:and payable|within)\b/u, yes: "payable in May", no: "paid in May" },
});

/** Money of another kind than the price. Folded. */
export const minorSum = cues("en", {
  sum: {
    pattern:
      /penalt|liquidated|insurance|coverage|insured|liabilit|indemn|par value|damages|\bdeposit\b|down ?payment/u,
    yes: "liquidated damages",
    no: "the price",
  },
});

/** The price of the whole. Folded. */
export const wholePrice = cues("en", {
  total: {
    pattern: /\b(?:total|aggregate|contract price|purchase price|overall)\b/u,
    yes: "the aggregate price",
    no: "the price",
  },
});

/** Right behind an amount: for how much, or how long, it is paid. Raw text. */
export const perUnit = cues("en", {
  per: {
    pattern: /^(?:\sper\s(?:square\s)?|\s?\/\s?)\p{L}{1,14}(?:[23](?!\d)|[²³])?/iu,
    yes: " per kg, FCA",
    no: " in cash",
  },
  each: {
    pattern:
      /^\s(?:an?|each|every)\s(?:year|quarter|month|week|day|night|hour|unit|piece|kilogram|tonne?|litre|person|seat|user)(?!\p{L})/iu,
    yes: " a month",
    no: " a deposit",
  },
});

/** How often, and not how long. Folded. */
export const again = cues("en", {
  often: {
    pattern: /\b(?:every|each) (?:\d|two |three |four |six |ten |fifteen |thirty )/u,
    yes: "every 15 days",
    no: "within 15 days",
  },
});
