import { FORCE_MAJEURE, NOTICES, opening, signatures } from "./shared";
import type { TextParty } from "@/lib/documents/templates/notation";

const PARTIES: readonly [TextParty, TextParty] = [
  { role: "Employer", field: "employer" },
  { role: "Employee", field: "employee", signsAlone: true },
];

/** Permanent employment after three months of probation. */
export const EMPLOYMENT = `
${opening("Employment Contract", PARTIES)}
## Position and Duties
- The Employer employs the Employee as {{jobTitle}}. The Employee shall perform the following duties, and others that are reasonably connected with them:
> {{dutiesDescription}}
- The Employee shall work at the following place, and elsewhere when the work temporarily requires it:
> {{workplaceAddress}}
- The Employee shall perform the work personally, with care and skill, and shall follow the lawful instructions and the internal rules of the Employer of which the Employee has been informed.

## Commencement and Term
- The employment begins on {{startDate}} and continues for an indefinite period until it is terminated in accordance with clause {@termination}.
- @probation The first three (3) months of the employment are a probation period. During it either Party may terminate the employment by seven (7) days’ written notice.

## Salary
- The Employer shall pay the Employee a gross salary of {{salaryAmount}} per month. The Employer shall withhold and pay over the taxes and social contributions that the law requires.
- The salary is payable to the bank account named by the Employee as follows:
> {{paymentSchedule}}
- The Employer shall reimburse expenses that the Employee necessarily incurs for the work and that the Employer has approved in advance, against receipts.

## Working Time and Leave
- The working time is {{workingHours}}. Overtime is worked only at the request or with the consent of the Employer, and is paid or compensated as the law requires.
- The Employee is entitled to {{annualLeave}} of paid annual leave in each year of employment, and never to less than the law grants. The Parties shall agree on its dates in good time.
- An Employee who is unable to work because of illness shall inform the Employer without delay and shall provide a medical certificate where the law or the internal rules require one. Sick pay and other leave follow the law.

## Safety and Equipment
- The Employer shall provide safe working conditions, the training that they require, and the equipment that the work needs.
- The Employee shall observe the rules of safety, shall use the Employer’s equipment with care, and shall return it when the employment ends.

## Data Protection
- The Employer shall process the personal data of the Employee only so far as the employment or the law requires, shall keep them safe, and shall allow the Employee to see and correct them.

## @results Results of Work
- All rights in works, inventions and other results that the Employee creates in the course of the duties belong to the Employer from their creation, so far as the law allows. Remuneration that the law grants to authors and inventors is not affected.
- The Employee shall sign the documents that are necessary to give effect to this clause {@results}.

## @confidentiality Confidentiality and Loyalty
- The Employee shall keep the business secrets and other confidential information of the Employer secret, shall use them only for the work, and shall return all documents and data when the employment ends.
- The duty of confidentiality survives the termination of this Agreement for two (2) years. It does not prevent the Employee from reporting a breach of law to a competent authority.
- During the employment the Employee shall not, without the prior written consent of the Employer, work for a competitor or do business in competition with the Employer.

## Liability
- The Employee is liable to the Employer for damage only in the cases and up to the amounts that the law on employment allows. The Employer is liable to the Employee in accordance with the law.

## @termination Termination
- The Parties may terminate this Agreement at any time by written agreement.
- After the probation period in clause {@probation} either Party may terminate this Agreement by thirty (30) days’ written notice, the Employer only on a ground that the law recognises and after stating it.
- Either Party may terminate this Agreement without notice where the law allows it because of a serious breach by the other Party.
- On the last day of work the Employer shall pay the salary earned and compensation for leave not taken, and shall hand over the documents to which the Employee is entitled.
- Clauses {@results}, {@confidentiality} and {@law} survive the termination of this Agreement.
${FORCE_MAJEURE.replace(/^- If the event continues.*\n/m, "")}${NOTICES}
## @law Governing Law and Disputes
- This Agreement is governed by the laws of {{governingLaw}}. Provisions of that law which protect the Employee and from which no contract may depart prevail over this Agreement.
- The Parties shall first attempt to settle a dispute by negotiation. A dispute that is not settled within thirty (30) days may be submitted to the body for labour disputes or the court that is competent under the laws of {{governingLaw}}.

## General Provisions
- This Agreement is the entire agreement between the Parties on the employment and replaces all earlier agreements on it.
- A change of or addition to this Agreement is valid only if it is made in writing and signed by both Parties.
- If a provision of this Agreement is or becomes invalid, the remaining provisions are not affected.
- This Agreement is signed in two originals of equal force, one for each Party.
${signatures(PARTIES)}`;
