import { blocksFromNotation } from "./notation";

/** A sale of goods, delivered once. Title and risk pass on delivery; termination as in B-9.8. */
export const SALES_AGREEMENT = blocksFromNotation(`
# SALES AGREEMENT
This Sales Agreement (this **“Agreement”**) is made on {{effectiveDate}} (the **“Effective Date”**) between:
(1) **{{sellerName}}**, represented by {{sellerRepresentative}} (the **“Seller”**), whose address is:
> {{sellerAddress}}
and
(2) **{{buyerName}}**, represented by {{buyerRepresentative}} (the **“Buyer”**), whose address is:
> {{buyerAddress}}
The Seller and the Buyer are each a **“Party”** and together the **“Parties”**.

## 1. Sale of Goods
1.1 The Seller sells to the Buyer, and the Buyer buys from the Seller, the following goods (the **“Goods”**) on the terms of this Agreement:
> {{goodsDescription}}
1.2 The Goods shall conform to this Agreement in quantity, quality and description, and shall be packed in a manner that is usual for goods of their kind and adequate to protect them until delivery.
1.3 No terms and conditions printed on or referred to in an order, confirmation, delivery note or invoice of either Party form part of this Agreement.

## 2. Price and Payment
2.1 The price of the Goods is {{purchasePrice}} (the **“Purchase Price”**). It includes packing and carriage to the place of delivery and all duties and charges that fall due before delivery.
2.2 The Buyer shall pay the Purchase Price on the following terms:
> {{paymentTerms}}
2.3 Value added tax or any similar tax on the sale is payable in addition to the Purchase Price where the law requires the Seller to charge it, against an invoice that meets the requirements of that law.
2.4 If the Buyer fails to pay an amount when it is due, the Seller may, after giving written notice of the default, charge interest on that amount from the due date until payment at the statutory rate under the governing law or, where there is none, at one per cent (1%) per month.
2.5 The Buyer may withhold payment only of an amount that it disputes in good faith and of which it has given the Seller written notice with reasons before the due date. The undisputed part remains payable.

## 3. Delivery
3.1 The Seller shall deliver the Goods on or before {{deliveryDate}} (the **“Delivery Date”**) to:
> {{deliveryAddress}}
3.2 Delivery takes place when the Goods are handed over to the Buyer, or to a carrier or other person named by the Buyer, at the place of delivery, together with the documents that the Buyer needs in order to take possession of and use them.
3.3 The Seller shall notify the Buyer without delay when it becomes aware that it may not deliver by the Delivery Date, stating the reason and the expected date of delivery. Such notice does not release the Seller from liability for the delay.
3.4 If the Buyer fails to take delivery when the Goods are duly tendered, the Seller may store them at the reasonable cost of the Buyer.

## 4. Title and Risk
4.1 Title to the Goods, and the risk of loss of or damage to them, pass from the Seller to the Buyer on delivery in accordance with clause 3.2.
4.2 The Seller warrants that, on delivery, it has the right to transfer title and that the Goods are free from any charge, lien or other right of a third party.

## 5. Inspection and Acceptance
5.1 The Buyer shall inspect the Goods within ten (10) business days after delivery and shall notify the Seller in writing of any shortage or visible defect within that period.
5.2 A defect that could not reasonably be discovered on such inspection shall be notified within ten (10) business days after its discovery and in any event before the end of the Warranty Period.
5.3 Goods of which no notice has been given in accordance with this clause 5 are deemed to be accepted. Acceptance does not affect the warranty in clause 6.

## 6. Warranty
6.1 The Seller warrants that the Goods shall be free from defects in design, material and workmanship and shall conform to clause 1 for a period of {{warrantyPeriod}} from delivery (the **“Warranty Period”**).
6.2 If the Goods do not conform to this warranty and the Buyer gives notice in accordance with clause 5, the Seller shall at its own cost and within a reasonable time repair or replace the non-conforming Goods or, where neither is possible, refund the part of the Purchase Price paid for them.
6.3 The warranty does not cover fair wear and tear, or defects caused by use contrary to the Seller’s written instructions, by alteration or repair carried out without the Seller’s consent, or by the negligence of the Buyer.
6.4 Rights that the Buyer has under mandatory law are not affected.

## 7. Intellectual Property
7.1 This Agreement transfers ownership of the Goods but no ownership of patents, trademarks, designs, copyright or other intellectual property rights in them. The Buyer may use and resell the Goods without further consent of the Seller.
7.2 The Seller warrants that, to its knowledge, the use and resale of the Goods in the country of delivery do not infringe the intellectual property rights of a third party, and shall indemnify the Buyer against claims based on such an infringement, provided that the Buyer notifies the Seller of the claim without delay and does not admit it without the Seller’s consent.

## 8. Confidentiality
8.1 Each Party shall keep confidential all information of a confidential nature that it receives from the other Party in connection with this Agreement, shall use it only for the purposes of this Agreement, and shall disclose it only to those of its employees and advisers who need to know it and are bound by equivalent duties.
8.2 Clause 8.1 does not apply to information that is or becomes public without breach of this Agreement, that the receiving Party already held or developed independently, or that it must disclose by law or by order of a competent authority.
8.3 The duties in this clause 8 survive the termination of this Agreement for three (3) years.

## 9. Liability
9.1 Nothing in this Agreement limits or excludes liability for fraud, wilful misconduct or gross negligence, for death or personal injury, or for anything for which liability cannot be limited or excluded by law.
9.2 Subject to clause 9.1, neither Party is liable to the other for loss of profit, loss of business or indirect or consequential loss arising out of this Agreement.
9.3 Subject to clause 9.1, the total liability of each Party arising out of this Agreement, whatever its legal basis, is limited to the Purchase Price. This limit does not apply to the duty to pay the Purchase Price or to the indemnity in clause 7.2.

## 10. Term and Termination
10.1 This Agreement takes effect on the Effective Date and continues until both Parties have performed their obligations under it.
10.2 Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty (30) days after receiving written notice that describes the breach and requires it to be cured.
10.3 Either Party may terminate this Agreement with immediate effect by written notice if the other Party becomes insolvent, enters into liquidation, or makes a general arrangement with its creditors, so far as the law allows.
10.4 Termination does not affect rights and obligations that have accrued before it. On termination before delivery the Seller shall without delay repay any part of the Purchase Price that it has received for Goods not delivered.
10.5 Clauses 6 to 10, 13 and 14 survive the termination of this Agreement.

## 11. Force Majeure
11.1 A Party is not liable for a failure or delay in performance, other than the payment of money, that is caused by an event beyond its reasonable control which it could not reasonably have foreseen or avoided, such as a natural disaster, war, epidemic, act of government or general interruption of transport or energy supply.
11.2 The affected Party shall notify the other Party of the event and its expected duration without delay and shall use reasonable efforts to limit its effects. The time for performance is extended by the duration of the event.
11.3 If the event continues for more than ninety (90) days, either Party may terminate this Agreement by written notice.

## 12. Notices
12.1 Notices under this Agreement shall be in writing and shall be delivered by hand, by courier or by registered post to the address of the receiving Party stated at the beginning of this Agreement, for the attention of its representative named there, or to another address of which that Party has given notice.
12.2 A notice is received when it is handed over, or on the third (3rd) business day after it was posted, whichever is earlier.

## 13. Governing Law and Disputes
13.1 This Agreement, and all non-contractual obligations arising out of it, are governed by the laws of {{governingLaw}}, without regard to its rules on the conflict of laws.
13.2 The Parties shall first attempt to settle a dispute arising out of this Agreement by negotiation between their representatives. A dispute that is not settled within thirty (30) days after a Party’s written request for negotiation may be submitted by either Party to the competent courts of {{governingLaw}}, which have exclusive jurisdiction.
13.3 Clause 13.2 does not prevent a Party from seeking interim relief from any competent court.

## 14. General Provisions
14.1 This Agreement is the entire agreement between the Parties on its subject and replaces all earlier negotiations, representations and agreements on it.
14.2 A change of or addition to this Agreement, including this clause, is valid only if it is made in writing and signed by both Parties.
14.3 Neither Party may assign its rights or transfer its obligations under this Agreement without the prior written consent of the other Party, which shall not be unreasonably withheld.
14.4 If a provision of this Agreement is or becomes invalid or unenforceable, the remaining provisions are not affected, and the Parties shall replace it by a valid one that comes as close as possible to its purpose.
14.5 A failure or delay in exercising a right is not a waiver of it.
14.6 This Agreement may be signed in two or more counterparts, each of which is an original and all of which together are one instrument.

## Signatures
The Parties have signed this Agreement through their duly authorised representatives with effect from the Effective Date.
**For the Seller: {{sellerName}}**
Name: {{sellerRepresentative}}
Signature: ______________________________
Date: ______________________________
**For the Buyer: {{buyerName}}**
Name: {{buyerRepresentative}}
Signature: ______________________________
Date: ______________________________
`);

/** Services over a term. Termination as in B-9.8. */
export const SERVICE_AGREEMENT = blocksFromNotation(`
# SERVICE AGREEMENT
This Service Agreement (this **“Agreement”**) is made on {{effectiveDate}} (the **“Effective Date”**) between:
(1) **{{providerName}}**, represented by {{providerRepresentative}} (the **“Provider”**), whose address is:
> {{providerAddress}}
and
(2) **{{clientName}}**, represented by {{clientRepresentative}} (the **“Client”**), whose address is:
> {{clientAddress}}
The Provider and the Client are each a **“Party”** and together the **“Parties”**.

## 1. Services
1.1 The Provider shall provide the following services to the Client (the **“Services”**) on the terms of this Agreement:
> {{servicesDescription}}
1.2 A change of the scope of the Services, or of the time or price for them, is binding only once both Parties have agreed to it in writing.
1.3 The Provider shall provide the Services as an independent contractor. Nothing in this Agreement creates a partnership, an agency or a relationship of employment between the Parties, and neither Party may bind the other.

## 2. Term
2.1 The Provider shall begin to provide the Services on {{startDate}} and shall complete them on or before {{endDate}}.
2.2 This Agreement takes effect on the Effective Date and, unless it is terminated earlier in accordance with clause 10, ends on {{endDate}}. It may be extended only by written agreement of both Parties.

## 3. Fees and Payment
3.1 The Client shall pay the Provider {{compensationAmount}} for the Services (the **“Fees”**).
3.2 The Fees are payable as follows:
> {{paymentSchedule}}
3.3 The Fees cover everything that the Provider needs in order to provide the Services. Expenses are reimbursed only if the Client has approved them in writing in advance, and against receipts.
3.4 Value added tax or any similar tax on the Services is payable in addition to the Fees where the law requires the Provider to charge it, against an invoice that meets the requirements of that law.
3.5 If the Client fails to pay an undisputed amount when it is due, the Provider may, after giving written notice of the default, charge interest on that amount from the due date until payment at the statutory rate under the governing law or, where there is none, at one per cent (1%) per month.
3.6 The Client may withhold payment only of an amount that it disputes in good faith and of which it has given the Provider written notice with reasons before the due date.

## 4. Performance and Acceptance
4.1 The Provider shall provide the Services with reasonable skill, care and diligence, by suitably qualified persons, and in accordance with applicable law and with the Client’s reasonable instructions.
4.2 The Provider may engage subcontractors only with the prior written consent of the Client and is liable for their acts and omissions as for its own.
4.3 The Client shall examine each result of the Services that is to be delivered under this Agreement (each a **“Deliverable”**) within ten (10) business days after its delivery and shall notify the Provider in writing of any failure to conform to this Agreement. The Provider shall correct such a failure without delay and at its own cost.
4.4 A Deliverable of which no such notice has been given within that period is deemed to be accepted.

## 5. Duties of the Client
5.1 The Client shall give the Provider, in good time, the information, decisions and access that the Provider reasonably needs in order to provide the Services.
5.2 If the Client fails to do so, the time for the affected Services is extended by the delay so caused, provided that the Provider has notified the Client of it without delay.

## 6. Warranty
6.1 The Provider warrants that it has the right and the capacity to enter into and perform this Agreement, that the Services shall conform to clauses 1 and 4, and that, to its knowledge, the Deliverables do not infringe the rights of a third party.
6.2 If within ninety (90) days after acceptance the Client notifies the Provider of Services or Deliverables that do not conform to this warranty, the Provider shall perform them again or correct them at its own cost within a reasonable time or, where neither is possible, refund the Fees paid for them.

## 7. Intellectual Property
7.1 The Parties agree on the intellectual property created under this Agreement as follows:
> {{intellectualPropertyTerms}}
7.2 Each Party retains all rights in the materials, tools and know-how that it held before the Effective Date or developed independently of this Agreement. To the extent that such materials of the Provider are contained in a Deliverable, the Provider grants the Client a non-exclusive, perpetual, worldwide and royalty-free licence to use them as part of that Deliverable.
7.3 Each Party shall sign the documents and take the steps that are necessary to give effect to this clause 7.

## 8. Confidentiality and Data Protection
8.1 Each Party shall keep confidential all information of a confidential nature that it receives from the other Party in connection with this Agreement, shall use it only for the purposes of this Agreement, and shall disclose it only to those of its employees, advisers and permitted subcontractors who need to know it and are bound by equivalent duties.
8.2 Clause 8.1 does not apply to information that is or becomes public without breach of this Agreement, that the receiving Party already held or developed independently, or that it must disclose by law or by order of a competent authority.
8.3 If the Provider processes personal data on behalf of the Client, it shall do so only on the documented instructions of the Client and in accordance with the applicable law on the protection of personal data.
8.4 On termination of this Agreement each Party shall, at the choice of the other, return or destroy the confidential information of the other, except for copies that it must keep by law. The duties in this clause 8 survive the termination of this Agreement for three (3) years.

## 9. Liability
9.1 Nothing in this Agreement limits or excludes liability for fraud, wilful misconduct or gross negligence, for death or personal injury, or for anything for which liability cannot be limited or excluded by law.
9.2 Subject to clause 9.1, neither Party is liable to the other for loss of profit, loss of business or indirect or consequential loss arising out of this Agreement.
9.3 Subject to clause 9.1, the total liability of each Party arising out of this Agreement, whatever its legal basis, is limited to the total amount of the Fees. This limit does not apply to the duty to pay the Fees or to a breach of clause 8.

## 10. Termination
10.1 Either Party may terminate this Agreement by written notice if the other Party commits a material breach of it and fails to cure that breach within thirty (30) days after receiving written notice that describes the breach and requires it to be cured.
10.2 Either Party may terminate this Agreement with immediate effect by written notice if the other Party becomes insolvent, enters into liquidation, or makes a general arrangement with its creditors, so far as the law allows.
10.3 On termination the Client shall pay the Fees for Services that were duly provided before it, and the Provider shall repay Fees received for Services not provided and hand over to the Client all Deliverables, finished or not, for which the Client has paid.
10.4 Termination does not affect rights and obligations that have accrued before it. Clauses 6 to 10, 13 and 14 survive the termination of this Agreement.

## 11. Force Majeure
11.1 A Party is not liable for a failure or delay in performance, other than the payment of money, that is caused by an event beyond its reasonable control which it could not reasonably have foreseen or avoided, such as a natural disaster, war, epidemic, act of government or general interruption of communications or energy supply.
11.2 The affected Party shall notify the other Party of the event and its expected duration without delay and shall use reasonable efforts to limit its effects. The time for performance is extended by the duration of the event.
11.3 If the event continues for more than ninety (90) days, either Party may terminate this Agreement by written notice.

## 12. Notices
12.1 Notices under this Agreement shall be in writing and shall be delivered by hand, by courier or by registered post to the address of the receiving Party stated at the beginning of this Agreement, for the attention of its representative named there, or to another address of which that Party has given notice.
12.2 A notice is received when it is handed over, or on the third (3rd) business day after it was posted, whichever is earlier.

## 13. Governing Law and Disputes
13.1 This Agreement, and all non-contractual obligations arising out of it, are governed by the laws of {{governingLaw}}, without regard to its rules on the conflict of laws.
13.2 The Parties shall first attempt to settle a dispute arising out of this Agreement by negotiation between their representatives. A dispute that is not settled within thirty (30) days after a Party’s written request for negotiation may be submitted by either Party to the competent courts of {{governingLaw}}, which have exclusive jurisdiction.
13.3 Clause 13.2 does not prevent a Party from seeking interim relief from any competent court.

## 14. General Provisions
14.1 This Agreement is the entire agreement between the Parties on its subject and replaces all earlier negotiations, representations and agreements on it.
14.2 A change of or addition to this Agreement, including this clause, is valid only if it is made in writing and signed by both Parties.
14.3 Neither Party may assign its rights or transfer its obligations under this Agreement without the prior written consent of the other Party, which shall not be unreasonably withheld.
14.4 If a provision of this Agreement is or becomes invalid or unenforceable, the remaining provisions are not affected, and the Parties shall replace it by a valid one that comes as close as possible to its purpose.
14.5 A failure or delay in exercising a right is not a waiver of it.
14.6 This Agreement may be signed in two or more counterparts, each of which is an original and all of which together are one instrument.

## Signatures
The Parties have signed this Agreement through their duly authorised representatives with effect from the Effective Date.
**For the Provider: {{providerName}}**
Name: {{providerRepresentative}}
Signature: ______________________________
Date: ______________________________
**For the Client: {{clientName}}**
Name: {{clientRepresentative}}
Signature: ______________________________
Date: ______________________________
`);
