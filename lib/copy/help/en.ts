import type { ClauseHelp, HelpWords } from "./topics";

/** What stands around the sentences. */
export const words: HelpWords = {
  seems: (name) => `In general, of what this quote seems to be: ${name}`,
  notThis: "A general explanation. It is not about this contract, and it is not legal advice.",
};

/** General sentences on each kind of clause: never about one contract, never advice. Source: B-50.1. */
export const help: ClauseHelp = {
  title: [
    "Title",
    "A title says in a few words what kind of deal a document records.",
    "Courts look at what the clauses say, so a title alone rarely changes anybody's rights.",
  ],
  parties: [
    "Parties",
    "Parties are the people or companies that are bound by a contract and can rely on it.",
    "Their full legal names and registration details show who exactly has to perform, and who can be sued.",
  ],
  signatories: [
    "Signatures",
    "Signatories are the people who sign for each party.",
    "A signature binds a company only if the person who signs has authority, for example as director or by power of attorney.",
  ],
  agreement_date: [
    "Date of the contract",
    "This is the date on which a contract is made, often the date of signing.",
    "Other documents use it to identify the contract, and it may differ from the date on which duties begin.",
  ],
  effective_date: [
    "Effective date",
    "From this date a contract's rights and duties apply.",
    "It may be earlier or later than the signing, so periods that run from it need that date and not the date on the signature.",
  ],
  term: [
    "Term and end",
    "The term is how long a contract lasts, and the end date is the last day of it.",
    "After it the main duties stop, although some clauses, such as confidentiality, often go on.",
  ],
  renewal_term: [
    "Renewal",
    "A renewal clause says whether a contract goes on after its term, and for how long.",
    "Where renewal is automatic, a contract goes on unless somebody objects in time.",
  ],
  renewal_notice: [
    "Notice against renewal",
    "This is how long before the end a party must say that it does not want to go on.",
    "Whoever misses that date is usually bound for another period.",
  ],
  termination: [
    "Termination",
    "A termination clause says who may end a contract early, for what reasons and in which form.",
    "It often also says what has to be paid, returned or finished when the contract ends.",
  ],
  termination_for_convenience: [
    "Termination without cause",
    "This lets a party end a contract without having to give a reason, usually by written notice.",
    "It gives freedom to whoever holds the right, and less certainty to the other side.",
  ],
  survival: [
    "What lasts after the end",
    "Some duties are meant to go on after a contract ends, and a survival clause lists them.",
    "Typical ones are confidentiality, unpaid sums, liability and the settlement of disputes.",
  ],
  post_termination_services: [
    "Services after the end",
    "This obliges a party to go on helping for a while after a contract ends.",
    "It is meant to let the other side move to somebody else without a gap.",
  ],
  assignment: [
    "Assignment",
    "Assignment means handing a contract, or rights under it, to somebody else.",
    "A clause on it says whether that is allowed and whose consent is needed.",
  ],
  change_of_control: [
    "Change of control",
    "A change of control happens when a company gets new owners or somebody else comes to control it.",
    "Such a clause says what the other party may do then, for example object or end the contract.",
  ],
  subcontracting: [
    "Subcontracting",
    "Subcontracting means having another company do part of the work.",
    "Usually the party that signed stays responsible for it, and consent may be needed first.",
  ],
  sublease: [
    "Sublease",
    "A sublease is when a tenant lets the premises to somebody else.",
    "Leases often forbid it or require the owner's consent, and the tenant stays responsible for the rent.",
  ],
  exclusivity: [
    "Exclusivity",
    "Exclusivity means dealing only with one partner for some product, service or area.",
    "It secures business for one side and limits whom the other side may work with.",
  ],
  non_compete: [
    "Non-compete",
    "A non-compete restricts a party from running or helping a rival business.",
    "The law of many countries limits how long, how wide and for whom such a restriction may hold.",
  ],
  competition_exception: [
    "Exception from a non-compete",
    "This is a list of things that stay allowed although competing is restricted.",
    "It makes a restriction narrower, so what it covers decides how much freedom is left.",
  ],
  most_favored_nation: [
    "Most favoured customer",
    "Such a clause promises terms at least as good as those that other customers get.",
    "If somebody else is given better terms, the same ones have to be offered here too.",
  ],
  no_solicit: [
    "No poaching",
    "This forbids a party to approach the other side's staff or customers and draw them away.",
    "It is usually limited in time, and often does not cover people who answer a public advertisement.",
  ],
  non_disparagement: [
    "No bad-mouthing",
    "This forbids saying things in public that harm the other party's reputation.",
    "True statements that the law requires, for example to a court, are usually still allowed.",
  ],
  first_refusal: [
    "Right of first refusal",
    "Whoever has this right must be offered a deal before anybody else may take it.",
    "The owner can deal with others only if the holder of the right declines or lets the time pass.",
  ],
  price: [
    "Price",
    "A price clause says what is paid, in which currency and what the sum covers.",
    "Taxes, delivery and expenses are either part of the price or come on top, and the clause should tell which.",
  ],
  price_increase: [
    "Price increase",
    "This says when and by how much a price may be raised during a contract.",
    "Some clauses tie it to an index, others leave it to one party, and some cap it.",
  ],
  price_restrictions: [
    "Limits on prices",
    "This limits how a party may set or change prices.",
    "Rules on competition forbid some limits, such as fixing the price at which a dealer sells on.",
  ],
  payment_terms: [
    "Time to pay",
    "This says when a payment is due and what starts the time, such as an invoice or a delivery.",
    "A payment that comes after that time is late, and other clauses may attach consequences to it.",
  ],
  late_payment: [
    "Late payment",
    "This says what whoever pays late owes in addition, usually interest for the delay.",
    "Many laws provide for interest even where a contract is silent.",
  ],
  penalty: [
    "Penalties and interest",
    "A penalty is a sum that a contract fixes for breaking a promise or being late.",
    "In many countries a court can reduce one that is out of proportion to the harm.",
  ],
  prepayment: [
    "Payment in advance",
    "This obliges a party to pay all or part before it gets the goods or services.",
    "The risk that the other side does not deliver lies meanwhile with whoever has paid.",
  ],
  deposit_return: [
    "Return of the deposit",
    "A deposit is money held as security, for example for rent or damage.",
    "The clause says when it is given back and what may be deducted from it.",
  ],
  revenue_sharing: [
    "Shared revenue",
    "This gives one party a share of what the other earns, for example a commission or royalty.",
    "It should say from which income the share is counted and how it can be checked.",
  ],
  minimum_commitment: [
    "Minimum purchase",
    "This obliges a party to buy or pay at least a fixed amount in a period.",
    "Whoever takes less may have to pay the difference or lose rights.",
  ],
  volume_restriction: [
    "Limit on use or volume",
    "This limits how much of a product or service may be used or ordered.",
    "Going over it usually costs more, or needs consent.",
  ],
  ip_assignment: [
    "Ownership of created work",
    "This says who owns what is created under a contract, such as texts, designs or software.",
    "Without clear words, the law of the country decides, and often leaves rights with the author.",
  ],
  joint_ip: [
    "Jointly owned work",
    "Jointly owned work belongs to more than one party at once.",
    "What each may do alone with it differs by country, so such clauses often spell it out.",
  ],
  license_grant: [
    "Licence",
    "A licence is permission to use something that belongs to somebody else, without owning it.",
    "Its words say for what purpose, where, for how long and by whom it may be used.",
  ],
  perpetual_license: [
    "Licence without an end",
    "Such a licence has no end date, or cannot be taken back.",
    "It may go on after the contract itself has ended.",
  ],
  source_code_escrow: [
    "Source code in escrow",
    "The program's source code is left with a neutral keeper.",
    "The customer gets it only in cases such as the supplier's insolvency, so that the program can be looked after.",
  ],
  reverse_engineering: [
    "No taking apart",
    "This forbids taking a product or program apart to find out how it works.",
    "Some laws allow it all the same for certain aims, such as making programs work together.",
  ],
  copying: [
    "Copies",
    "This says whether and for what purpose documents or materials may be copied.",
    "Copies made with permission usually stay under the same rules as the original.",
  ],
  confidentiality: [
    "Confidentiality",
    "This obliges a party to keep information secret, and to use it only for an agreed purpose.",
    "It usually says what counts as secret, who may see it all the same and how long the duty lasts.",
  ],
  return_of_information: [
    "Return or destruction",
    "This obliges a party to give back or destroy what it was given, usually when a contract ends.",
    "Copies that the law requires to be kept, or backups, are often excepted.",
  ],
  audit: [
    "Audit and inspection",
    "This lets a party look at the other's records or premises to check that a contract is kept.",
    "It usually says how often, with what warning and at whose cost.",
  ],
  uncapped_liability: [
    "Liability without a limit",
    "Here no upper limit applies to what a party may have to pay for harm.",
    "It often concerns only certain cases, such as intent, injury or breach of secrecy.",
  ],
  liability_cap: [
    "Limit of liability",
    "This limits how much, or for what kinds of loss, a party has to pay if something goes wrong.",
    "The law of many countries does not let a limit cover intent or gross negligence.",
  ],
  liquidated_damages: [
    "Agreed damages",
    "This fixes in advance what is owed for a certain breach, so that nobody has to prove the loss.",
    "Courts may refuse or reduce a sum that is out of proportion.",
  ],
  indemnity: [
    "Indemnity",
    "An indemnity is a promise to make good another party's loss, for example from a claim by somebody else.",
    "It can reach further than ordinary liability, as it often covers legal costs and needs no fault.",
  ],
  warranty: [
    "Warranty",
    "A warranty is a promise that something is true or that a product or work has a certain quality.",
    "If it turns out wrong, the other side can ask for repair, replacement, money or another remedy.",
  ],
  warranty_duration: [
    "Length of a warranty",
    "This says how long somebody answers for defects in goods or work.",
    "Defects usually have to be reported within that period, and laws may give a longer one.",
  ],
  insurance: [
    "Insurance",
    "This obliges a party to have insurance of certain kinds and amounts.",
    "The other side may ask for a certificate as proof, or to be insured as well.",
  ],
  force_majeure: [
    "Force majeure",
    "This frees a party from liability while an extraordinary event beyond its control keeps it from performing.",
    "It usually asks for prompt notice, and duties to pay money are often left out.",
  ],
  covenant_not_to_sue: [
    "Promise not to sue",
    "This is a promise not to bring certain claims, or not to challenge certain rights.",
    "Whoever gives it keeps the claim in name but agrees not to use it.",
  ],
  third_party_beneficiary: [
    "Rights of third parties",
    "This says whether people who did not sign may rely on a contract.",
    "Many contracts exclude it, so that only the parties can enforce them.",
  ],
  governing_law: [
    "Governing law",
    "This says by which country's law a contract is read and judged.",
    "It is a separate matter from where a dispute is heard.",
  ],
  dispute_resolution: [
    "Disputes",
    "This says where and how a dispute is settled, for example by talks, in court or by arbitration.",
    "The choice affects cost, speed, language and how easily a decision can be enforced.",
  ],
  unilateral_amendment: [
    "One-sided changes",
    "This lets a party change terms without the other's signature.",
    "It often asks for notice, and may let the other side leave if it disagrees.",
  ],
  notice: [
    "Notices",
    "This says how the parties have to send each other formal messages, and when one counts as received.",
    "A message sent another way may have no effect.",
  ],
  probation: [
    "Probation",
    "Probation is a trial period at the beginning of employment.",
    "During it ending the employment is usually easier, and labour law limits how long it may last.",
  ],
};
