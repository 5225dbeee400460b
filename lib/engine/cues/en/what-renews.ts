/** Whether it is the contract that an English clause renews or extends. Folded. */
import { cues } from "../pack";

/** What is renewed is the contract, or the time for which it runs. */
export const contractRenews = cues("en", {
  contract: {
    pattern:
      /\b(?:agreement|contract|lease|licen[cs]e|subscription|tenancy|it)\b[^;]{0,240}\b(?:renew|exten[ds]|prolong|continu|successive|additional|further|thereafter)/u,
    yes: "this agreement renews for successive periods of one year",
    no: "the time of delivery shall be extended by 30 days",
  },
  term: {
    pattern:
      /\b(?:terms?|periods?|engagement|employment|appointment)\b[^;]{0,240}\b(?:renew|exten[ds]|prolong|continu|successive|additional|further|thereafter)/u,
    yes: "the term shall be extended by one year",
    no: "the time of delivery shall be extended by 30 days",
  },
  renewsContract: {
    pattern:
      /\b(?:renew|exten[ds]|prolong|continu)\p{L}*\b[^;]{0,160}\b(?:agreement|contract|lease|licen[cs]e|subscription|tenancy)\b/u,
    yes: "the tenant may extend the lease for five years",
    no: "the buyer may extend the time of delivery by 30 days",
  },
  renewsTerm: {
    pattern:
      /\b(?:renew|exten[ds]|prolong|continu|successive|additional|further)\p{L}*\b[^;]{0,160}\b(?:terms?|periods?|engagement|employment|appointment)\b/u,
    yes: "for successive one-year terms",
    no: "the buyer may extend the time of delivery by 30 days",
  },
});

/** The contract is named, and not only meant by 'it'. */
export const contractNamed = cues("en", {
  noun: {
    pattern:
      /\b(?:agreement|contract|lease|licen[cs]e|subscription|tenancy|terms?|engagement|employment|appointment)\b/u,
    yes: "the term shall be renewed",
    no: "it shall be renewed for periods of one year",
  },
});

/** What is extended is the time for a delivery, a work or a payment. */
export const otherTimeExtended = cues("en", {
  timeForIt: {
    pattern:
      /\b(?:time|period|date)s? (?:of|for) (?:the )?(?:deliver|complet|perform|payment|shipment|work)\p{L}*[^;]{0,80}\b(?:extended|extends|prolonged|renewed)\b/u,
    yes: "the time of delivery under this agreement shall be extended by 30 days",
    no: "the term of this agreement shall be extended by one year",
  },
  itsTime: {
    pattern:
      /\b(?:(?:delivery|completion|payment) (?:time|period|date)|deadline)s?\b[^;]{0,80}\b(?:extended|extends|prolonged|renewed)\b/u,
    yes: "the delivery date shall be extended by 30 days",
    no: "the term shall be extended from the delivery date by one year",
  },
  extendsTime: {
    pattern:
      /\b(?:extend|prolong)s? (?:the |any |such )?(?:(?:time|period|date)s? (?:of|for) (?:the )?(?:deliver|complet|perform|payment)|(?:delivery|completion) (?:time|period|date)|deadline)/u,
    yes: "the buyer may extend the time for delivery by 30 days",
    no: "the buyer may extend the term by one year",
  },
});

/** Renewed only if both sides agree to it then. */
export const renewalAgreed = cues("en", {
  partiesMay: {
    pattern: /\bparties may (?:\p{L}+ )?(?:renew|extend)[^;]{0,80}\bby (?:mutual |written )*(?:agreement|consent)/u,
    yes: "the parties may renew this agreement for one year by written agreement",
    no: "this agreement shall automatically renew for one year",
  },
  mayBe: {
    pattern:
      /\b(?:may|can) (?:only )?be (?:renewed|extended)[^;]{0,80}\bby (?:mutual |written )*(?:agreement|consent)/u,
    yes: "this agreement may be extended for one year by mutual written agreement",
    no: "this agreement shall be renewed for one year",
  },
});
