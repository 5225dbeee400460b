import { FORCE_MAJEURE, GENERAL, LAW, liabilityUpTo, NOTICES, opening, signatures } from "./shared";
import type { TextParty } from "@/lib/documents/templates/notation";

const PARTIES: readonly [TextParty, TextParty] = [
  { role: "Landlord", field: "landlord" },
  { role: "Tenant", field: "tenant" },
];

/** Premises for a fixed term, for a monthly rent and a deposit. */
export const LEASE = `
${opening("Lease Agreement", PARTIES)}
## Premises
- The Landlord lets to the Tenant, and the Tenant takes on lease, the following premises (the **“Premises”**):
> {{premisesDescription}}
- The Premises are situated at:
> {{premisesAddress}}
- The Tenant shall use the Premises only for the following use: {{permittedUse}}.
- The Landlord warrants that it has the right to let the Premises and that no right of a third party prevents the Tenant from using them.

## Term
- This Agreement takes effect on the Effective Date and, unless it is terminated earlier in accordance with clause {@termination}, ends on {{endDate}}. The lease begins on {{startDate}}.
- The lease may be extended only by written agreement of both Parties.

## @rent Rent and Charges
- The Tenant shall pay the Landlord a rent of {{rentAmount}} per month (the **“Rent”**).
- The Rent is payable as follows:
> {{paymentTerms}}
- The Tenant shall pay for the electricity, heating, water, communications and cleaning that it uses, according to meters or to the suppliers’ invoices. The Landlord shall pay the taxes on and the insurance of the building.
- Value added tax or any similar tax on the Rent is payable in addition where the law requires the Landlord to charge it.
- If the Tenant fails to pay an amount when it is due, the Landlord may, after giving written notice of the default, charge interest on that amount from the due date until payment at the statutory rate under the governing law or, where there is none, at one per cent (1%) per month.

## @deposit Deposit
- On or before {{startDate}} the Tenant shall pay the Landlord a deposit of {{depositAmount}} (the **“Deposit”**) as security for its obligations.
- The Landlord may use the Deposit for Rent that is overdue or for damage for which the Tenant is liable, after giving written notice with an account.
- The Landlord shall repay the Deposit, less what was so used, within thirty (30) days after the Premises have been returned.

## @handover Handover and Return
- The Landlord shall hand over the Premises on {{startDate}}, clean and fit for the agreed use. The Parties shall record the condition, the keys and the meter readings in a signed handover record.
- When the lease ends the Tenant shall return the Premises, vacated and clean, in the condition recorded at handover, except for fair wear and tear, and shall remove its belongings.
- If the Tenant does not return the Premises in time, it shall pay for each day of delay one thirtieth (1/30) of the Rent, and shall compensate further loss of the Landlord.

## Maintenance and Alterations
- The Landlord shall keep the structure, the roof and the common installations of the building in repair, and shall remedy a defect that impairs the agreed use without delay after notice from the Tenant.
- The Tenant shall treat the Premises with care, shall carry out minor repairs of daily use at its own cost, and shall notify the Landlord without delay of defects.
- The Tenant may alter the Premises only with the prior written consent of the Landlord. The consent shall state whether the alteration is to be removed at the end and whether its cost is compensated.
- For as long as a defect for which the Tenant is not liable impairs the agreed use, the Rent is reduced in proportion.

## Access and Subletting
- The Landlord may enter the Premises at a reasonable time to inspect or repair them, after giving at least two (2) days’ notice, and at once in an emergency.
- The Tenant may sublet the Premises or let others use them only with the prior written consent of the Landlord, which shall not be unreasonably withheld.
- If the Premises are sold, this Agreement binds the new owner.

## Confidentiality
- Each Party shall keep confidential the personal data and the business information of the other Party that it learns through the lease, and shall disclose them only so far as the law requires. This duty survives the termination of this Agreement for three (3) years.
${liabilityUpTo("the Rent for twelve (12) months", "the duty to pay the Rent or to damage to the Premises")}
## @termination Termination
- Either Party may terminate this Agreement by three (3) months’ written notice, to the end of a calendar month.
- Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty (30) days after receiving written notice that describes the breach and requires it to be cured. Rent that is overdue for two (2) months is a material breach.
- If the Premises are destroyed, or become unfit for the agreed use for more than sixty (60) days, either Party may terminate this Agreement with immediate effect by written notice.
- Termination does not affect rights and obligations that have accrued before it. Clauses {@deposit}, {@handover}, {@liability} and {@law} survive the termination of this Agreement.
${FORCE_MAJEURE}${NOTICES}${LAW}${GENERAL}${signatures(PARTIES)}`;
