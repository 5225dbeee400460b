/** English, the source of all words people see. Texts that docs/behaviour.md quotes stand here to the letter. */
import { accounts } from "./en/accounts";
import { answerColumns } from "./en/answer-columns";
import { amending } from "./en/amending";
import { approvals } from "./en/approvals";
import { assistant } from "./en/assistant";
import { audit } from "./en/audit";
import { bilingual } from "./en/bilingual";
import { since } from "./en/since";
import { checks } from "./en/checks";
import { collaboration } from "./en/collaboration";
import { common } from "./en/common";
import { comments } from "./en/comments";
import { compare } from "./en/compare";
import { comparison } from "./en/comparison";
import { contractList } from "./en/contract-list";
import { contracts } from "./en/contracts";
import { counterparties } from "./en/counterparties";
import { deadlines } from "./en/deadlines";
import { drafting } from "./en/drafting";
import { errors } from "./en/errors";
import { evidence } from "./en/evidence";
import { families } from "./en/families";
import { folders } from "./en/folders";
import { fields } from "./en/fields";
import { guestPage } from "./en/guest-page";
import { guests } from "./en/guests";
import { inbox } from "./en/inbox";
import { ledger } from "./en/ledger";
import { mail } from "./en/mail";
import { notices } from "./en/notices";
import { notifications } from "./en/notifications";
import { original } from "./en/original";
import { outgoingMail } from "./en/outgoing-mail";
import { palette } from "./en/palette";
import { paper } from "./en/paper";
import { password } from "./en/password";
import { portfolio } from "./en/portfolio";
import { positions } from "./en/positions";
import { practice } from "./en/practice";
import { quality } from "./en/quality";
import { reports } from "./en/reports";
import { review } from "./en/review";
import { roundChanges } from "./en/round-changes";
import { rounds } from "./en/rounds";
import { sample } from "./en/sample";
import { secondFactor } from "./en/second-factor";
import { settings } from "./en/settings";
import { signed } from "./en/signed";
import { signing } from "./en/signing";
import { storage } from "./en/storage";
import { suggestions } from "./en/suggestions";
import { tables } from "./en/tables";
import { templates } from "./en/templates";
import { tokens } from "./en/tokens";
import { users } from "./en/users";
import { verification } from "./en/verification";
import { webhooks } from "./en/webhooks";

export const en = {
  common,
  drafting,
  errors,
  evidence,
  families,
  folders,
  fields,
  accounts,
  contracts,
  contractList,
  sample,
  collaboration,
  reports,
  review,
  compare,
  guestPage,
  guests,
  roundChanges,
  rounds,
  signed,
  signing,
  deadlines,
  comments,
  amending,
  approvals,
  comparison,
  storage,
  suggestions,
  portfolio,
  counterparties,
  positions,
  practice,
  quality,
  checks,
  assistant,
  inbox,
  ledger,
  mail,
  notices,
  notifications,
  original,
  outgoingMail,
  palette,
  paper,
  password,
  secondFactor,
  settings,
  tables,
  templates,
  tokens,
  users,
  verification,
  webhooks,
  audit,
  bilingual,
  since,
  answerColumns,
};

/** The shape of a dictionary: every language has each of these keys, and functions that take the same values. */
export type Copy = typeof en;
