import { CONFIDENTIALITY, FORCE_MAJEURE, GENERAL, LAW, NOTICES, opening, signatures } from "./shared";
import type { TextParty } from "@/lib/documents/templates/notation";

const PARTIES: readonly [TextParty, TextParty] = [
  { role: "First Partner", field: "firstParty" },
  { role: "Second Partner", field: "secondParty" },
];

/** Two parties who pool contributions for a common business, without a company. */
export const PARTNERSHIP = `
${opening("Partnership Agreement", PARTIES)}
## @purpose Purpose
- **“Partnership”** means the common business in which the Parties join by this Agreement. Its purpose is:
> {{purposeDescription}}
- The Partnership is not a legal entity unless the governing law says otherwise. It begins on {{startDate}} and continues for an indefinite period until it ends in accordance with clause {@ending}.

## @contributions Contributions
- The First Partner shall contribute:
> {{firstContributionDescription}}
- The Second Partner shall contribute:
> {{secondContributionDescription}}
- Contributions shall be made within thirty (30) days after the Partnership begins. What is contributed or acquired for the Partnership (the **“Common Property”**) is held by the Parties in the shares stated in clause {@shares}, and is used only for the Partnership.
- No further contribution may be required without the written agreement of both Parties.

## @shares Shares, Profit and Loss
- @portions The share of the First Partner is {{firstShare}}, and the share of the Second Partner is {{secondShare}}. Profits and losses are divided in these shares.
- The accounts of the Partnership are closed at the end of each calendar quarter. Profit that is not needed for the next quarter is paid out within thirty (30) days thereafter.
- Each Party shall pay the taxes on its own part of the profit.

## Management
- The Parties manage the Partnership together. Each Party may alone do what belongs to the ordinary course of business.
- The following require the prior written consent of both Parties: loans, guarantees and security; the sale or purchase of real property; a contract outside the ordinary course of business; the engagement of employees; the admission of a further partner; and a change of the purpose in clause {@purpose}.
- If the Parties cannot agree on such a matter within thirty (30) days, it is left undone, and either Party may proceed in accordance with clause {@forum}.

## Accounts and Information
- The Parties shall keep proper accounts of the Partnership, and shall hold its money in a separate bank account.
- Each Party may inspect and copy the books and documents of the Partnership at any reasonable time, and shall give the other Party the information that it needs.

## Duties of the Parties
- Each Party shall act in good faith and in the interest of the Partnership, and shall give it the time and the care that its purpose requires.
- During the Partnership neither Party shall, without the prior written consent of the other Party, compete with it within its purpose.
- Neither Party may transfer or pledge its share without the prior written consent of the other Party.
- Rights in works, inventions and marks that are created for the Partnership belong to both Parties in the shares stated in clause {@portions}. What a Party brings with it remains its own, and the Partnership may use it while it lasts.
- If personal data are processed for the Partnership, the Parties shall comply with the applicable law on their protection.

## @liability Liability
- Towards third parties each Party is liable as the governing law provides. Between the Parties, obligations of the Partnership are borne in the shares stated in clause {@portions}.
- A Party that acts beyond its authority, or in breach of this Agreement, shall compensate the other Party for the loss that it causes.
- Neither Party is liable to the other for loss of profit or indirect loss, except in the case of fraud, wilful misconduct or gross negligence.

## @ending Term and Termination
- Either Party may terminate this Agreement by three (3) months’ written notice, to the end of a calendar quarter.
- Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty (30) days after receiving written notice that describes the breach and requires it to be cured.
- Either Party may terminate this Agreement with immediate effect by written notice if the other Party becomes insolvent or is dissolved, so far as the law allows.
- @winding When the Partnership ends, the Parties shall complete its current business, pay its debts, return things that were contributed for use only, and divide the remaining Common Property in the shares stated in clause {@portions}.
- Clauses {@liability}, {@winding}, {@confidentiality} and {@law} survive the termination of this Agreement.
${CONFIDENTIALITY}${FORCE_MAJEURE}${NOTICES}${LAW}${GENERAL}${signatures(PARTIES)}`;
