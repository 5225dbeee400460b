/** Chapter 25: facts and topics. */
import { access, api, unit } from "../files";
import type { Proofs } from "../proof";

const facts = unit("engine/review/facts");
const review = unit("engine/review/review");
const ends = unit("engine/review/plain-ends");
const small = unit("engine/review/small-contracts");
const values = unit("engine/review/topic-values");
const calls = api("topics");

export const topics: Proofs = {
  "B-21.38": [
    calls("facts and topics", "of a contract are answered with their passages, to whoever has a part in it"),
    access("permission-matrix")("%s", "%s"),
  ],
  "B-25.1": [
    facts(
      "facts of a contract",
      "title, parties with roles, dates, lengths, sums, law and forum, each with its passage",
    ),
    facts("facts of a contract", "what a contract does not say is no fact"),
    small("a contract of one page", "has its price with what it is paid for: %s"),
    small("a contract of one page", "has a rate for late payment, and none for late delivery"),
    facts("facts of a contract", "Russian and Mongolian contracts have facts too"),
  ],
  "B-25.2": [
    facts("facts of a contract", "an end that follows from a length comes with its working"),
    facts("facts of a contract", "an end that follows from an event is no day"),
    facts("facts of a contract", "a day that is left blank is given as far as it is written"),
    ends("the end of a short contract", "is stated where a sentence on the contract itself says it: %s, '%s'"),
    ends("the end of a short contract", "is not stated where something else ends, or only in a case: %s, '%s'"),
  ],
  "B-25.3": [
    review("a review of topics", "finds what an English contract regulates and says where"),
    review("a review of topics", "says nothing is there where nothing is, and never as stated"),
    values("a topic is not called absent", "where a sentence or a heading has its words"),
    review("a review of topics", "knows Russian and Mongolian clauses by their patterns, and is never sure of them"),
  ],
  "B-25.4": [
    review("a review of topics", "shows only the contract's own words: %s"),
    facts("facts of a contract", "every passage is the contract's own text"),
  ],
  "B-25.5": [
    calls("facts and topics", "are made with the analysis and kept; what older rules made is made again"),
    calls("facts and topics", "are told of in the contract's trail, by who read them"),
  ],
};
