/** A short contract of our own to try the product with, English. Everybody in it is invented. */
export const sample = {
  name: "Sample: lease of a small office",
  text: `LEASE AGREEMENT

This Lease Agreement is made on 2 March 2026 between Blue Hill Properties LLC (the "Landlord") and Green Leaf Studio LLC (the "Tenant").

1. Premises. The Landlord lets the office of 42 square metres at 10 Sample Street to the Tenant.
2. Term. This Agreement begins on 1 April 2026 and ends on 31 March 2028. It renews for one year at a time unless a party gives notice 60 days before its end.
3. Rent. The Tenant pays USD 900 a month, on or before the fifth day of each month. Late rent bears a penalty of 0.5 percent a day.
4. Deposit. The Tenant pays a deposit of USD 1,800 within 10 days after signing.
5. Repairs. The Landlord keeps the roof, walls and pipes in repair. The Tenant repairs what it breaks.
6. Liability. The Landlord is not liable for loss of profit.
7. Termination. Either party may end this Agreement with notice of 90 days. The Landlord may end it at once if rent is 30 days late.
8. Confidentiality. The parties keep the terms of this Agreement secret for two years after its end.
9. Governing law. This Agreement is governed by the laws of Mongolia, and its courts decide disputes.`,
};
