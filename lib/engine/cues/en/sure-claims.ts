import { cues } from "../pack";

/** Clauses that make a claim of their topic true in so many words. Folded text. */
export const sharing = cues("en", {
  allowed: {
    pattern:
      /\b(?:may|entitled to)\b.{0,80}\b(?:disclose|provide|make available)\b.{0,200}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|counsel|contractors?|affiliates|subsidiar)/u,
    yes: "the recipient may disclose it to its employees and advisers",
    no: "the recipient may disclose it to its employees",
  },
  onlyTo: {
    pattern:
      /\b(?:disclose|reveal|provide|divulge)\b.{0,80}\bonly to\b.{0,120}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|contractors?|affiliates|subsidiar)/u,
    yes: "shall disclose it only to those of its employees and agents who need it",
    no: "shall disclose it only to its employees",
  },
  excepted: {
    pattern:
      /\bnot\b.{0,80}\b(?:disclose|divulge|reproduce)\b.{0,200}\b(?:except|other than)\b.{0,160}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|contractors?|affiliates|subsidiar)/u,
    yes: "shall not disclose it to anyone except its agents and consultants",
    no: "shall not disclose it to agents and consultants",
  },
});
export const copying = cues("en", {
  needed: {
    pattern: /\b(?:cop(?:y|ies)|reproduc\p{L}+)\b.{0,120}\b(?:except as|only to the extent|as necessary)\b/u,
    yes: "shall make no copies except as necessary",
    no: "shall return all copies",
  },
  kept: { pattern: /\brecord of all copies\b/u, yes: "keep a current record of all copies", no: "return all copies" },
});
export const returnOrDestroy = cues("en", {
  thenReturned: {
    pattern: /\b(?:termination|expiration|completion)\b(?!.{0,80}\bso requests).{0,160}\b(?:return|destroy)\b/u,
    yes: "upon termination each party shall return all copies",
    no: "upon termination, if the owner so requests, the user shall return it",
  },
  returnedThen: {
    pattern:
      /\b(?:return|destroy)\b.{0,260}\b(?:following|after|upon|on) (?:the )?(?:termination|expiration|completion)\b/u,
    yes: "to return all copies within five days after termination",
    no: "to return all copies on request",
  },
});
