import { CONFIDENTIALITY, FORCE_MAJEURE, GENERAL, LAW, liabilityUpTo, NOTICES, opening, signatures } from "./shared";
import type { TextParty } from "@/lib/documents/templates/notation";

const PARTIES: readonly [TextParty, TextParty] = [
  { role: "First Party", field: "firstParty" },
  { role: "Second Party", field: "secondParty" },
];

/** For agreements that fit none of the other texts. */
export const GENERAL_AGREEMENT = `
${opening("Agreement", PARTIES).replace("This Agreement (this", "This agreement (this")}
## @subject Subject
- The subject of this Agreement is:
> {{subjectDescription}}
- The First Party shall do the following:
> {{firstDutiesDescription}}
- The Second Party shall do the following:
> {{secondDutiesDescription}}
- Each Party shall perform its duties with reasonable care and in accordance with applicable law, and shall give the other Party in good time the information that it needs.

## Term
- This Agreement takes effect on {{startDate}} and, unless it is terminated earlier in accordance with clause {@termination}, ends on {{endDate}}. It may be extended only by written agreement of both Parties.

## Price and Payment
- For what it receives under this Agreement the Second Party shall pay the First Party {{priceAmount}} (the **“Price”**).
- The Price is payable on the following terms:
> {{paymentTerms}}
- Value added tax or any similar tax is payable in addition to the Price where the law requires the First Party to charge it.
- If the Second Party fails to pay an amount when it is due, the First Party may, after giving written notice of the default, charge interest on that amount from the due date until payment at the statutory rate under the governing law or, where there is none, at one per cent (1%) per month.

## Acceptance and Defects
- The receiving Party shall examine what it receives within ten (10) business days and shall notify the other Party in writing of any failure to conform to clause {@subject}. What is not so notified is deemed to be accepted, except for hidden defects.
- The other Party shall correct a failure of which it was notified within a reasonable time and at its own cost or, where that is not possible, accept a fair reduction of the Price.
${CONFIDENTIALITY}
## Data Protection
- A Party that processes personal data for the other Party shall do so only on its documented instructions and in accordance with the applicable law on the protection of personal data.
${liabilityUpTo("the Price", "the duty to pay the Price or to a breach of clause {@confidentiality}")}
## @termination Termination
- Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty (30) days after receiving written notice that describes the breach and requires it to be cured.
- Either Party may terminate this Agreement with immediate effect by written notice if the other Party becomes insolvent or is dissolved, so far as the law allows.
- On termination each Party shall pay for what it has received and return what it received without being entitled to it. Rights and obligations that have accrued before are not affected.
- Clauses {@confidentiality}, {@liability} and {@law} survive the termination of this Agreement.
${FORCE_MAJEURE}${NOTICES}${LAW}${GENERAL}${signatures(PARTIES)}`;
