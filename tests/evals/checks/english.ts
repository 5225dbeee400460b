/**
 * Sound contracts in English: clean ground for planted faults, and nothing for a check to find. Written for the tests.
 */
export const ENGLISH_SERVICE = `HOSTING SERVICES AGREEMENT
This Hosting Services Agreement (this “Agreement”) is made on 3 March 2025 (the “Effective Date”) between:
(1) Brightwater Hosting Ltd., a company registered in Ireland with number 512334 (the “Provider”); and
(2) Marlow Instruments GmbH, a company registered in Austria with number FN 204411 (the “Client”).
The Provider and the Client are each a “Party” and together the “Parties”.
1. Definitions
1.1 “Service Hours” means the hours from 8:00 to 20:00 on every business day in Dublin.
1.2 “Customer Data” means all data that the Client or its users store on the Platform.
1.3 “Platform” means the servers, networks and programs by which the Provider provides the Services.
2. Services
2.1 The Provider shall host the website of the Client and keep it available during the Service Hours (the “Services”).
2.2 The Provider shall back up the Customer Data every night and keep each copy for fourteen (14) days.
2.3 The Client shall not use the Platform to store unlawful material.
3. Fees
3.1 The Client shall pay a monthly fee of two thousand five hundred euros (EUR 2,500) (the “Fee”).
3.2 The Fee is payable within thirty (30) days after receipt of an invoice.
3.3 Overdue amounts bear interest at five percent (5%) per year.
4. Term
4.1 This Agreement begins on 1 April 2025 and ends on 31 March 2028.
4.2 It is renewed automatically for further periods of one (1) year, unless a Party gives written notice of non-renewal at least sixty (60) days before the end of the current period.
5. Termination
5.1 Either Party may terminate this Agreement by ninety (90) days’ written notice.
5.2 Either Party may terminate this Agreement with immediate effect if the other Party commits a material breach and does not cure it within thirty (30) days after notice.
5.3 On termination the Provider shall hand over the Customer Data to the Client.
6. Confidentiality
6.1 Each Party shall keep the other Party’s business information secret.
6.2 The obligations under clause 6.1 survive the termination of this Agreement for five (5) years.
7. Liability
7.1 The Provider is liable for any loss or damage caused by its negligence, subject to clause 7.2.
7.2 The total liability of each Party under this Agreement is limited to the Fee paid in the twelve (12) months before the event.
8. Law and Disputes
8.1 This Agreement is governed by the laws of Ireland.
8.2 The courts of Dublin have exclusive jurisdiction over disputes arising out of this Agreement.
9. General
9.1 Changes of this Agreement must be made in writing.
9.2 If a provision is invalid, the others remain in force.
9.3 Clauses 6, 7 and 8 survive the termination of this Agreement.
Signed by the Parties:
For Brightwater Hosting Ltd.
Signature: ____________________
For Marlow Instruments GmbH
Signature: ____________________`;

export const ENGLISH_NDA = `NON-DISCLOSURE AGREEMENT
This Agreement is entered into on June 12, 2024 (the "Effective Date") by and between Copperfield Robotics, Inc., a Delaware corporation ("Discloser"), and Tallinn Sensorics OÜ, a company organized under the laws of Estonia ("Recipient").
WHEREAS, the parties wish to discuss a supply of sensors (the "Purpose");
NOW, THEREFORE, the parties agree as follows:
1. Confidential Information. "Confidential Information" means all technical and commercial information that Discloser discloses to Recipient for the Purpose, in any form, and that is marked as confidential or that a reasonable person would understand to be so.
2. Exceptions. Confidential Information does not include information that (a) is or becomes public other than by a breach of this Agreement, (b) was known to Recipient before disclosure, or (c) is developed by Recipient independently.
3. Obligations. Recipient shall use the Confidential Information only for the Purpose, shall keep it secret, and shall disclose it only to its employees and advisers who need to know it (the "Representatives"). Recipient is responsible for any breach by the Representatives.
4. Return. Within ten (10) days after a written request, Recipient shall return or destroy all Confidential Information and confirm this in writing.
5. No License. Nothing in this Agreement grants a license to any patent, trademark or copyright.
6. Term. This Agreement remains in effect for two (2) years from the Effective Date. The obligations under Section 3 continue for three (3) years after its end.
7. Remedies. Discloser may seek injunctive relief in addition to any other remedy that the law gives.
8. Governing Law. This Agreement is governed by the laws of the State of New York, without regard to conflict of laws principles. The state and federal courts in New York County have exclusive jurisdiction.
9. Entire Agreement. This Agreement is the entire agreement of the parties on its subject and may be changed only in writing.
IN WITNESS WHEREOF, the parties have executed this Agreement as of the Effective Date.
COPPERFIELD ROBOTICS, INC.
By: ____________________
Name: Ellen Park
Title: General Counsel
TALLINN SENSORICS OÜ
By: ____________________
Name: Jaan Tamm
Title: Member of the Board`;

export const ENGLISH_PARTNERSHIP = `PARTNERSHIP AGREEMENT
This Partnership Agreement (the “Agreement”) is made on 10 January 2025 between Harbour Lane Foods Limited, a company registered in Scotland (“Harbour”), and Ms Ruth Okafor of 9 Quay Street, Leith (“Ms Okafor”), each a “Partner”.
1. Business
1.1 The Partners carry on the business of a bakery and café in Leith under the name Quayside Bread (the “Business”).
1.2 The Business begins on 1 February 2025.
2. Capital
2.1 Harbour contributes forty thousand pounds (£40,000) and Ms Okafor contributes twenty thousand pounds (£20,000).
2.2 No Partner may withdraw capital without the consent of the other.
3. Profits and Losses
3.1 Profits and losses are shared in proportion to capital.
3.2 Accounts are drawn up as at 31 January of each year and are approved by both Partners within sixty (60) days.
4. Management
4.1 Both Partners manage the Business together and give it the time that it needs.
4.2 Neither Partner may, without the consent of the other, borrow more than one thousand pounds (£1,000) for the Business or dismiss an employee.
5. Duration and Retirement
5.1 The partnership continues until it is ended under this clause.
5.2 A Partner may retire by giving six (6) months’ written notice, and may be expelled for a material breach that is not cured within thirty (30) days after notice.
5.3 On retirement the remaining Partner may buy the other’s share at its fair value, as determined under clause 3.2.
5.4 If the partnership is terminated, its assets are sold and the proceeds shared after debts are paid.
6. Restrictions
6.1 A Partner who retires shall not carry on a bakery within two (2) miles of the premises for one (1) year.
7. Law
7.1 This Agreement is governed by the laws of Scotland, and the courts of Edinburgh have jurisdiction.
Signed by Harbour Lane Foods Limited: ____________________
Signed by Ruth Okafor: ____________________`;
