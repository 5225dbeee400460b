/** Clauses shared by our English texts, in the notation of `notation.ts`. */

import type { TextParty } from "@/lib/documents/templates/notation";

/** Title, date and parties. */
export const opening = (title: string, parties: readonly [TextParty, TextParty]) => `
# ${title.toUpperCase()}
This ${title} (this **“Agreement”**) is made on {{effectiveDate}} (the **“Effective Date”**) between:
(1) ${introduced(parties[0])}
> {{${parties[0].field}Address}}
and
(2) ${introduced(parties[1])}
> {{${parties[1].field}Address}}
The ${parties[0].role} and the ${parties[1].role} are each a **“Party”** and together the **“Parties”**.
`;

function introduced({ role, field, signsAlone }: TextParty): string {
  const by = signsAlone ? "" : `, represented by {{${field}Representative}}`;
  return `**{{${field}Name}}**${by} (the **“${role}”**), whose address is:`;
}

export const CONFIDENTIALITY = `
## @confidentiality Confidentiality
- @secrets Each Party shall keep confidential all information of a confidential nature that it receives from the other Party in connection with this Agreement, shall use it only for the purposes of this Agreement, and shall disclose it only to those of its employees and advisers who need to know it and are bound by equivalent duties.
- Clause {@secrets} does not apply to information that is or becomes public without breach of this Agreement, that the receiving Party already held or developed independently, or that it must disclose by law or by order of a competent authority.
- The duties in this clause {@confidentiality} survive the termination of this Agreement for three (3) years.
`;

export const FORCE_MAJEURE = `
## Force Majeure
- A Party is not liable for a failure or delay in performance, other than the payment of money, that is caused by an event beyond its reasonable control which it could not reasonably have foreseen or avoided, such as a natural disaster, war, epidemic, act of government or general interruption of transport, communications or energy supply.
- The affected Party shall notify the other Party of the event and its expected duration without delay and shall use reasonable efforts to limit its effects. The time for performance is extended by the duration of the event.
- If the event continues for more than ninety (90) days, either Party may terminate this Agreement by written notice.
`;

export const NOTICES = `
## Notices
- Notices under this Agreement shall be in writing and shall be delivered by hand, by courier or by registered post to the address of the receiving Party stated at the beginning of this Agreement, or to another address of which that Party has given notice.
- A notice is received when it is handed over, or on the third (3rd) business day after it was posted, whichever is earlier.
`;

export const LAW = `
## @law Governing Law and Disputes
- This Agreement, and all non-contractual obligations arising out of it, are governed by the laws of {{governingLaw}}, without regard to its rules on the conflict of laws.
- @forum The Parties shall first attempt to settle a dispute arising out of this Agreement by negotiation. A dispute that is not settled within thirty (30) days after a Party’s written request for negotiation may be submitted by either Party to the competent courts of {{governingLaw}}, which have exclusive jurisdiction.
- Clause {@forum} does not prevent a Party from seeking interim relief from any competent court.
`;

export const GENERAL = `
## @general General Provisions
- This Agreement is the entire agreement between the Parties on its subject and replaces all earlier negotiations, representations and agreements on it.
- A change of or addition to this Agreement, including this clause, is valid only if it is made in writing and signed by both Parties.
- Neither Party may assign its rights or transfer its obligations under this Agreement without the prior written consent of the other Party.
- If a provision of this Agreement is or becomes invalid or unenforceable, the remaining provisions are not affected, and the Parties shall replace it by a valid one that comes as close as possible to its purpose.
- A failure or delay in exercising a right is not a waiver of it.
- This Agreement is signed in two originals of equal force, one for each Party.
`;

/** Liability up to a sum named in the text, such as a year's rent. */
export const liabilityUpTo = (limit: string, except: string) => `
## @liability Liability
- @unlimited Nothing in this Agreement limits or excludes liability for fraud, wilful misconduct or gross negligence, for death or personal injury, or for anything for which liability cannot be limited or excluded by law.
- Subject to clause {@unlimited}, neither Party is liable to the other for loss of profit, loss of business or indirect or consequential loss arising out of this Agreement.
- Subject to clause {@unlimited}, the total liability of each Party arising out of this Agreement, whatever its legal basis, is limited to ${limit}. This limit does not apply to ${except}.
`;

/** Where both sign, in the same form, so that they appear side by side. */
export const signatures = (parties: readonly [TextParty, TextParty]) => `
### Signatures
The Parties have signed this Agreement, themselves or through their duly authorised representatives, with effect from the Effective Date.
${parties.map(signed).join("")}`;

const signed = ({ role, field, signsAlone }: TextParty) => `**For the ${role}: {{${field}Name}}**
Name: {{${field}${signsAlone ? "Name" : "Representative"}}}
Signature: ______________________________
Date: ______________________________
`;
