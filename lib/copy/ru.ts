/** Russian, by the sections of the English source. */
import type { Copy } from "./en";
import { accounts } from "./ru/accounts";
import { answerColumns } from "./ru/answer-columns";
import { amending } from "./ru/amending";
import { approvals } from "./ru/approvals";
import { assistant } from "./ru/assistant";
import { audit } from "./ru/audit";
import { bilingual } from "./ru/bilingual";
import { since } from "./ru/since";
import { checks } from "./ru/checks";
import { collaboration } from "./ru/collaboration";
import { common } from "./ru/common";
import { comments } from "./ru/comments";
import { compare } from "./ru/compare";
import { comparison } from "./ru/comparison";
import { contractList } from "./ru/contract-list";
import { contracts } from "./ru/contracts";
import { counterparties } from "./ru/counterparties";
import { deadlines } from "./ru/deadlines";
import { drafting } from "./ru/drafting";
import { errors } from "./ru/errors";
import { evidence } from "./ru/evidence";
import { families } from "./ru/families";
import { folders } from "./ru/folders";
import { fields } from "./ru/fields";
import { guestPage } from "./ru/guest-page";
import { guests } from "./ru/guests";
import { inbox } from "./ru/inbox";
import { ledger } from "./ru/ledger";
import { mail } from "./ru/mail";
import { notices } from "./ru/notices";
import { notifications } from "./ru/notifications";
import { original } from "./ru/original";
import { outgoingMail } from "./ru/outgoing-mail";
import { palette } from "./ru/palette";
import { paper } from "./ru/paper";
import { password } from "./ru/password";
import { portfolio } from "./ru/portfolio";
import { positions } from "./ru/positions";
import { practice } from "./ru/practice";
import { quality } from "./ru/quality";
import { reports } from "./ru/reports";
import { review } from "./ru/review";
import { roundChanges } from "./ru/round-changes";
import { rounds } from "./ru/rounds";
import { sample } from "./ru/sample";
import { secondFactor } from "./ru/second-factor";
import { settings } from "./ru/settings";
import { signed } from "./ru/signed";
import { signing } from "./ru/signing";
import { storage } from "./ru/storage";
import { suggestions } from "./ru/suggestions";
import { tables } from "./ru/tables";
import { templates } from "./ru/templates";
import { tokens } from "./ru/tokens";
import { users } from "./ru/users";
import { verification } from "./ru/verification";
import { webhooks } from "./ru/webhooks";

export const ru: Copy = {
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
