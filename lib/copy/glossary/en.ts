import type { Glossary } from "./terms";

export const glossary: Glossary = {
  indemnity: [
    ["indemnif*", "indemnit*", "hold harmless", "holds harmless"],
    "indemnity",
    "A promise to make good somebody's loss, often one caused by a claim of a third party.",
  ],
  force_majeure: [
    ["force majeure", "act of god", "acts of god"],
    "force majeure",
    "An extraordinary event beyond anyone's control, such as a natural disaster or war, that keeps a party from performing.",
  ],
  liquidated_damages: [
    ["liquidated damages"],
    "liquidated damages",
    "A sum agreed in advance for a certain breach, so that the loss need not be proved.",
  ],
  governing_law: [
    ["governing law", "applicable law", "governed by the law*", "choice of law"],
    "governing law",
    "The country's law by which a contract is read and judged.",
  ],
  novation: [
    ["novat*"],
    "novation",
    "Replacing an obligation or a party by a new one, so that the old obligation ends.",
  ],
  assignment: [
    ["assign", "assigns", "assigned", "assignment*", "assignee*", "assignor*"],
    "assignment",
    "Handing over rights under a contract to somebody else.",
  ],
  offer: [
    ["public offer", "offeror*", "offeree*"],
    "offer",
    "A proposal to make a contract that becomes binding once it is accepted.",
  ],
  acceptance: [
    ["notice of acceptance", "acceptance of the offer", "acceptance of this offer"],
    "acceptance",
    "Saying yes to an offer, which makes the contract.",
  ],
  penalty: [["penalty", "penalties"], "penalty", "A sum that a contract fixes for breaking a promise."],
  late_interest: [
    ["late interest", "default interest", "late fee*", "late charge*", "interest on overdue"],
    "interest for late payment",
    "What somebody who pays late owes in addition, growing with the delay.",
  ],
  consideration: [
    ["in consideration of", "valuable consideration", "good and valuable consideration"],
    "consideration",
    "What each side gives or promises in return; many systems based on English law need it for a binding contract.",
  ],
  severability: [["severab*", "severed"], "severability", "If one clause is invalid, the others stay in force."],
  waiver: [
    ["waive", "waives", "waived", "waiver*", "waiving"],
    "waiver",
    "Giving up a right, for good or in a single case.",
  ],
  entire_agreement: [
    ["entire agreement", "entire understanding", "whole agreement"],
    "entire agreement",
    "What is written in the contract is all that was agreed; earlier talks and letters do not count.",
  ],
  jurisdiction: [
    ["jurisdiction*", "venue"],
    "jurisdiction",
    "The power of a court to hear a dispute, and which court that is.",
  ],
  arbitration: [
    ["arbitrat*", "arbitral"],
    "arbitration",
    "Having a dispute decided by private judges whom the parties chose, instead of a state court.",
  ],
  mediation: [["mediat*"], "mediation", "Talks with a neutral helper, who cannot impose a decision."],
  subrogation: [
    ["subrogat*"],
    "subrogation",
    "Somebody who paid another's loss, such as an insurer, takes over the right to claim it back.",
  ],
  joint_and_several: [
    ["joint and several", "jointly and severally", "joint or several"],
    "joint and several",
    "Each of several debtors can be asked for the whole debt.",
  ],
  gross_negligence: [
    ["gross negligence", "grossly negligent"],
    "gross negligence",
    "Carelessness so serious that almost anybody would have seen the danger.",
  ],
  wilful_misconduct: [
    ["wilful misconduct", "willful misconduct", "wilful default", "willful default"],
    "wilful misconduct",
    "Doing wrong on purpose, or knowing that harm will follow.",
  ],
  consequential_loss: [
    ["consequential loss*", "consequential damage*", "indirect loss*", "indirect damage*"],
    "indirect loss",
    "Harm that follows only in a roundabout way from a breach, such as lost business.",
  ],
  real_damage: [
    ["direct damage*", "direct loss*", "actual damage*"],
    "direct damage",
    "Loss that follows straight from a breach, such as what a repair costs.",
  ],
  lost_profit: [
    ["lost profit*", "loss of profit*", "loss of revenue"],
    "lost profit",
    "Money that somebody would have earned had the contract been kept.",
  ],
  breach: [
    ["breach", "breaches", "breached", "breaching"],
    "breach",
    "Not doing what a contract asks for, or doing what it forbids.",
  ],
  material_breach: [
    ["material breach", "material breaches", "fundamental breach", "substantial breach"],
    "material breach",
    "A breach so serious that it takes away much of what the other side expected from the contract.",
  ],
  remedy: [
    ["remedy", "remedies"],
    "remedy",
    "What somebody can ask for after a breach, such as repair, money or the end of the contract.",
  ],
  injunction: [["injunct*", "equitable relief"], "injunction", "A court's order to do something or to stop doing it."],
  escrow: [["escrow*"], "escrow", "Money or documents that a neutral keeper holds until a condition is met."],
  lien: [["lien", "liens", "encumbrance*"], "lien", "Somebody's right over property as security for a debt."],
  pledge: [
    ["pledge", "pledged", "pledges", "collateral", "mortgage*"],
    "pledge",
    "Property that secures a debt and may be sold if the debt is not paid.",
  ],
  surety: [
    ["surety", "sureties", "suretyship", "guarantor*"],
    "surety",
    "Somebody who promises to pay if the debtor does not.",
  ],
  set_off: [
    ["set-off", "set off", "setoff", "offset"],
    "set-off",
    "Two debts that face each other are balanced, so that only the difference is paid.",
  ],
  earnest_money: [
    ["earnest money", "security deposit*"],
    "deposit",
    "Money handed over as security that a promise will be kept.",
  ],
  advance: [
    ["advance payment*", "prepayment*", "down payment*", "prepaid"],
    "advance payment",
    "Part or all of the price, paid before delivery.",
  ],
  insolvency: [
    ["insolven*", "bankrupt*"],
    "insolvency",
    "Being unable to pay one's debts, and the court procedure that follows.",
  ],
  liquidation: [
    ["liquidation", "liquidator*", "winding up", "winding-up", "wound up"],
    "liquidation",
    "Closing a company: its property is sold, its debts are paid, and it ceases to exist.",
  ],
  affiliate: [
    ["affiliate", "affiliates", "affiliated"],
    "affiliate",
    "A company that controls another, is controlled by it, or has the same owner.",
  ],
  third_party: [
    ["third party", "third parties", "third-party"],
    "third party",
    "Anybody who is not a party to the contract.",
  ],
  power_of_attorney: [
    ["power of attorney", "powers of attorney", "attorney-in-fact"],
    "power of attorney",
    "A document that lets somebody act in another's name.",
  ],
  counterpart: [
    ["counterpart", "counterparts"],
    "counterpart",
    "One of several copies of a contract, which together count as one.",
  ],
  addendum: [["addendum", "addenda"], "addendum", "A document that adds to a contract or changes it."],
  recital: [
    ["recital", "recitals", "whereas"],
    "recital",
    "An introduction that says why the contract is made; it helps to understand the clauses.",
  ],
  representation: [
    [
      "represents and warrants",
      "represent and warrant",
      "representations and warranties",
      "representation and warranty",
    ],
    "representation",
    "A statement of fact on which the other side relies when it makes the contract.",
  ],
  warranty: [
    ["warranty", "warranties", "warrants"],
    "warranty",
    "A promise that something is true or of a certain quality.",
  ],
  condition_precedent: [
    ["condition precedent", "conditions precedent"],
    "condition precedent",
    "Something that has to happen before a duty begins.",
  ],
  title: [
    ["title to the", "title shall pass", "title passes", "retention of title", "transfer of title"],
    "title",
    "Ownership, as opposed to holding or using something.",
  ],
  handover_act: [
    [
      "certificate of acceptance",
      "acceptance certificate*",
      "acceptance act",
      "acceptance report",
      "act of acceptance",
      "handover certificate",
    ],
    "acceptance certificate",
    "A paper by which a customer confirms that goods or work were received.",
  ],
  reconciliation: [
    ["reconciliation statement*", "act of reconciliation", "reconciliation act", "statement of account*"],
    "reconciliation statement",
    "A list of what was delivered and paid, by which both sides agree who owes how much.",
  ],
  incoterms: [
    ["incoterms", "fob", "cif", "exw", "ddp", "dap", "cpt", "fca"],
    "Incoterms",
    "International trade terms that say who pays for carriage and who bears the risk on the way.",
  ],
  value_added_tax: [
    ["value added tax", "value-added tax", "vat"],
    "value added tax",
    "A tax on sales that is added to a price or contained in it.",
  ],
  withholding: [
    ["withholding tax*", "tax withholding", "withheld at source"],
    "withholding tax",
    "Tax that the payer keeps back from a payment and sends to the state.",
  ],
  royalty: [
    ["royalty", "royalties"],
    "royalty",
    "A share of income paid for the use of somebody's work, brand or invention.",
  ],
  licence: [
    ["licence", "license", "licences", "licenses", "licensed", "licensor*", "licensee*"],
    "licence",
    "Permission to use something that belongs to somebody else.",
  ],
  sublicence: [
    ["sublicen*", "sub-licen*"],
    "sublicence",
    "Permission that a licence's holder gives on to somebody else.",
  ],
  sublease: [
    ["subleas*", "sublet*", "sub-let*", "sub-leas*"],
    "sublease",
    "A lease that a tenant grants to somebody else.",
  ],
  trade_secret: [
    ["trade secret*"],
    "trade secret",
    "Business knowledge that has value because others do not have it, and that is kept secret.",
  ],
  intellectual_property: [
    ["intellectual property"],
    "intellectual property",
    "Rights over works of the mind, such as texts, designs, inventions and brands.",
  ],
  personal_data: [
    ["personal data", "personal information"],
    "personal data",
    "Information about a living person who can be recognised from it.",
  ],
  best_efforts: [
    ["best efforts", "best endeavours", "reasonable efforts", "reasonable endeavours", "commercially reasonable"],
    "reasonable efforts",
    "A duty to try seriously, without a promise that it will succeed.",
  ],
  good_faith: [
    ["good faith", "fair dealing"],
    "good faith",
    "Acting honestly and with regard for the other side's fair interests.",
  ],
  rescission: [["rescission", "rescind*"], "rescission", "Undoing a contract, as if it had not been made."],
  renewal: [["renewal", "renewals", "renew", "renews", "renewed"], "renewal", "A contract goes on for another period."],
  limitation_period: [
    ["limitation period*", "statute of limitations", "statutes of limitation"],
    "limitation period",
    "The time after which a claim can no longer be enforced in court.",
  ],
  claim: [["letter of claim", "statement of claim"], "claim", "A formal demand to put something right or to pay."],
};
