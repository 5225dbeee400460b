/** English words that leave no doubt about a date or a length. */
import { cues } from "../pack";

/** A contract that goes on of itself. Folded. */
export const renewsByItself = cues("en", {
  automatic: {
    pattern: /automatic|\b(?:shall|will|is|are) (?:be )?(?:\p{L}+ )?(?:renew|extend)|\bsuccessive\b|\bevergreen\b/u,
    yes: "shall automatically renew",
    no: "may be renewed",
  },
});

/** A renewal that is asked for or agreed. Folded. */
export const renewsByConsent = cues("en", {
  agreed: {
    pattern:
      /\bmutual|\bmay (?:be )?(?:\p{L}+ )?(?:renew|extend)|\boption\b|\bright to (?:renew|extend)|\bby (?:written )?agreement/u,
    yes: "may be renewed by mutual agreement",
    no: "shall automatically renew",
  },
});

/** A contract that was named before renews. Folded. */
export const itRenews = cues("en", {
  it: {
    pattern: /\bit (?:\p{L}{1,13} ){0,3}(?:renew|extend)/u,
    yes: "it shall be renewed",
    no: "the delivery time extends",
  },
});

/** What keeps a contract from renewing itself. Folded. */
export const endedByNotice = cues("en", {
  unless: {
    pattern: /\b(?:unless|until|except (?:where|if))\b[^;]{0,160}\bnotice\b/u,
    yes: "renews for a year unless either party gives notice",
    no: "renews after notice of each new price",
  },
});

/** When to pay, in the few words of a short contract. Folded. */
export const plainlyPaid = cues("en", {
  dueAfter: {
    pattern:
      /\b(?:invoices?|payments?|fees?|rent|price|balance|rest|sums?|%)(?!\p{L}).{0,60}\b(?:due|payable|paid|falls? due|within)\b.{0,20}\bdays? (?:after|from|of)\b/u,
    yes: "invoices are due 15 business days after receipt",
    no: "claims are made within 14 days after arrival",
  },
});

/** Interest for late payment, the interest first. Folded. */
export const plainlyLate = cues("en", {
  interestOn: {
    pattern: /\binterest\b.{0,60}\b(?:on|of) (?:all |any )?(?:late|overdue|unpaid|outstanding)\b/u,
    yes: "interest of 4% a year is due on late sums",
    no: "interest is paid on the deposit",
  },
});

/** What is late is no payment. Folded. */
export const lateDelivery = cues("en", {
  delivery: {
    pattern:
      /\b(?:late|delay(?:ed|s)?)\b(?: in)?(?: the)? (?:deliver|shipment|performance|completion|handing)|\bdeliver\p{L}*\b.{0,30}\b(?:late|delay)/u,
    yes: "for each day of late delivery the supplier pays",
    no: "for each day of late payment",
  },
});
