import { GENERAL, LAW, NOTICES, opening, signatures } from "./shared";
import type { TextParty } from "@/lib/documents/templates/notation";

const PARTIES: readonly [TextParty, TextParty] = [
  { role: "First Party", field: "firstParty" },
  { role: "Second Party", field: "secondParty" },
];

/** Both keep the other's information secret. */
export const NON_DISCLOSURE = `
${opening("Non-Disclosure Agreement", PARTIES)}
## Purpose
- The Parties intend to exchange confidential information for the following purpose (the **“Purpose”**):
> {{purposeDescription}}
- In this Agreement the Party that makes information available is the **“Discloser”**, and the Party that receives it is the **“Recipient”**. Each Party may be either.

## @information Confidential Information
- **“Confidential Information”** means all information, in any form, that the Discloser makes available to the Recipient for the Purpose, before or after the Effective Date, and that is marked as confidential or that a reasonable person would understand to be confidential, such as business plans, prices, customer lists, technical data, software and samples. It includes copies and summaries of such information, and the fact that the Parties are negotiating.
- Confidential Information does not include information that the Recipient can show:
> (a) is or becomes public without a breach of this Agreement;
> (b) was lawfully in its possession, without a duty of confidence, before it was disclosed;
> (c) was lawfully received from a third party that was free to disclose it; or
> (d) was developed by it independently, without use of Confidential Information.

## @duties Duties of the Recipient
- The Recipient shall keep Confidential Information secret, shall protect it with at least the care that it applies to its own secrets and never less than reasonable care, and shall use it only for the Purpose.
- The Recipient shall disclose Confidential Information only to those of its employees, directors and professional advisers who need to know it for the Purpose and who are bound by duties of confidence no less strict than those in this Agreement. The Recipient is liable for a breach by any of them as for its own.
- The Recipient shall not copy Confidential Information more than the Purpose requires, and shall not analyse, decompile or reverse engineer samples or software of the Discloser.
- The Recipient shall notify the Discloser without delay when it becomes aware of a loss or an unauthorised use or disclosure of Confidential Information, and shall help to limit its effects.
- If Confidential Information includes personal data, the Recipient shall process them only for the Purpose and in accordance with the applicable law on the protection of personal data.

## Disclosure Required by Law
- The Recipient may disclose Confidential Information so far as a law, a court or a competent authority requires it. Where the law allows, it shall notify the Discloser in writing beforehand, and shall disclose no more than is required.

## Return and Destruction
- Within fourteen (14) days after a written request of the Discloser, and in any event when this Agreement ends, the Recipient shall return or destroy all Confidential Information and confirm in writing that it has done so.
- The Recipient may keep copies that it must keep by law, and copies in routine backups that cannot reasonably be deleted, for as long as they exist. This Agreement continues to apply to them.

## No Licence and No Warranty
- All Confidential Information remains the property of the Discloser. This Agreement grants no licence and transfers no patent, trademark, copyright or other right.
- The Discloser gives Confidential Information as it is, and gives no warranty that it is complete or correct.
- Neither Party is obliged by this Agreement to conclude any further agreement.

## Term and Termination
- This Agreement takes effect on the Effective Date and continues for {{confidentialityPeriod}}.
- Either Party may terminate this Agreement at any time by thirty (30) days’ written notice to the other Party.
- The duties in clauses {@information} to {@duties} survive the end of this Agreement, however it ends, for {{confidentialityPeriod}}.

## Remedies and Liability
- A breach of this Agreement may cause harm for which money alone is not an adequate remedy. The Discloser may therefore apply to a court for an order that stops or prevents a breach, in addition to any other remedy.
- The Recipient shall compensate the Discloser for the direct loss that its breach of this Agreement causes. Neither Party is liable for indirect or consequential loss, except in the case of fraud, wilful misconduct or gross negligence.
- A Party is not liable for a failure to perform that is caused by an event beyond its reasonable control, provided that it notifies the other Party without delay. This does not release it from its duty to keep Confidential Information secret.
${NOTICES}${LAW}${GENERAL}${signatures(PARTIES)}`;
