/** Mongolian, by the sections of the English source. */
import type { Copy } from "./en";
import { accounts } from "./mn/accounts";
import { answerColumns } from "./mn/answer-columns";
import { amending } from "./mn/amending";
import { approvals } from "./mn/approvals";
import { assistant } from "./mn/assistant";
import { audit } from "./mn/audit";
import { bilingual } from "./mn/bilingual";
import { since } from "./mn/since";
import { checks } from "./mn/checks";
import { collaboration } from "./mn/collaboration";
import { common } from "./mn/common";
import { comments } from "./mn/comments";
import { compare } from "./mn/compare";
import { comparison } from "./mn/comparison";
import { contractList } from "./mn/contract-list";
import { contracts } from "./mn/contracts";
import { counterparties } from "./mn/counterparties";
import { deadlines } from "./mn/deadlines";
import { drafting } from "./mn/drafting";
import { errors } from "./mn/errors";
import { evidence } from "./mn/evidence";
import { families } from "./mn/families";
import { folders } from "./mn/folders";
import { fields } from "./mn/fields";
import { guestPage } from "./mn/guest-page";
import { guests } from "./mn/guests";
import { inbox } from "./mn/inbox";
import { ledger } from "./mn/ledger";
import { mail } from "./mn/mail";
import { notices } from "./mn/notices";
import { notifications } from "./mn/notifications";
import { original } from "./mn/original";
import { outgoingMail } from "./mn/outgoing-mail";
import { palette } from "./mn/palette";
import { paper } from "./mn/paper";
import { password } from "./mn/password";
import { portfolio } from "./mn/portfolio";
import { positions } from "./mn/positions";
import { practice } from "./mn/practice";
import { quality } from "./mn/quality";
import { reports } from "./mn/reports";
import { review } from "./mn/review";
import { roundChanges } from "./mn/round-changes";
import { rounds } from "./mn/rounds";
import { sample } from "./mn/sample";
import { secondFactor } from "./mn/second-factor";
import { settings } from "./mn/settings";
import { signed } from "./mn/signed";
import { signing } from "./mn/signing";
import { storage } from "./mn/storage";
import { suggestions } from "./mn/suggestions";
import { tables } from "./mn/tables";
import { templates } from "./mn/templates";
import { tokens } from "./mn/tokens";
import { users } from "./mn/users";
import { verification } from "./mn/verification";
import { webhooks } from "./mn/webhooks";

export const mn: Copy = {
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
