import type { Copy } from "@/lib/copy/copy";
import type { AuditAction, AuditDetail } from "./schema";

export type Maker<D> = (detail: D, copy: Copy) => (string | null)[];

const refusal: Maker<AuditDetail<"contract.refused">> = ({ ability, answer }, { audit: { facts } }) => [
  labelled(facts.abilities, ability),
  facts.answers[answer],
];
const invitation: Maker<AuditDetail<"invitation.sent">> = ({ email, role }, { collaboration }) => [
  email,
  labelled(collaboration.roles, role),
];
const account: Maker<AuditDetail<"account.signInFailed">> = ({ email, userId }, { audit: { facts } }) => [
  email,
  userId === null ? facts.unknownAccount : null,
];
const letter: Maker<AuditDetail<"mail.read">> = ({ email, kind }, { outgoingMail }) => [
  email,
  labelled(outgoingMail.kinds, kind),
];
const change: Maker<AuditDetail<"contract.renamed">> = ({ from, to }, { audit: { facts } }) => [
  facts.change(from || facts.noType, to || facts.noType),
];
const identity: Maker<AuditDetail<"account.identityLinked">> = ({ issuer, email }) => [issuer, email];
const factorWords: Maker<AuditDetail<"account.secondFactorSet">> = ({ way, name }, { audit: { facts } }) => [
  facts.factors[way],
  name,
];
const onTopic: Maker<AuditDetail<"positions.taught">> = ({ topic, version }, { positions, audit: { facts } }) => [
  labelled(positions.topics, topic),
  facts.version(version),
];
const exported: Maker<AuditDetail<"contract.exported">> = (detail, { audit: { facts } }) => [
  facts.version(detail.version),
  labelled(facts.formats, detail.format),
];
const ofTopic: Maker<AuditDetail<"topic.accepted">> = ({ topic }, { positions }) => [labelled(positions.topics, topic)];
const deadline: Maker<AuditDetail<"deadline.added">> = ({ kind, date }, { deadlines }) => [
  labelled(deadlines.kindNames, kind),
  date,
];
const version: Maker<AuditDetail<"contract.saved">> = (detail, { audit: { facts } }) => [facts.version(detail.version)];

const approvalFacts: Maker<AuditDetail<"approval.asked">> = ({ version, people }, { audit: { facts } }) => [
  facts.version(version),
  people.join(", "),
];

/** How each kind of event describes its details, in parts; kinds not listed need only their name. */
/** What an event's detail says, piece by piece; kinds without a row say nothing more. */
export const DETAILS: { [A in AuditAction]?: Maker<AuditDetail<A>> } = {
  "account.signInFailed": account,
  "account.resetAsked": account,
  "account.sessionsEnded": ({ count }, { audit: { facts } }) => [facts.sessions(count)],
  "account.signedIn": ({ way, factor }, { audit: { facts } }) => [
    way ? facts.ways[way] : null,
    factor ? facts.factors[factor] : null,
  ],
  "account.secondFactorSet": factorWords,
  "account.secondFactorRemoved": factorWords,
  "account.recoveryCodeUsed": ({ left }, { audit: { facts } }) => [facts.codesLeft(left)],
  "account.secondFactorReset": ({ name }) => [name],
  "account.signInRulesChanged": ({ from, to }, { secondFactor: { rules }, audit: { facts } }) => [
    facts.change(labelled(rules.choices, from), labelled(rules.choices, to)),
  ],
  "account.identityLinked": identity,
  "account.identityUnlinked": identity,
  "account.identityRefused": ({ issuer, email, reason }, { errors }) => [issuer, email, labelled(errors, reason)],
  "account.registered": ({ email, role }, { users }) => [email, labelled(users.roles, role)],
  "account.emailVerified": ({ name, email, by, cleared }, { audit: { facts } }) => [
    name,
    email,
    facts.proofs[by],
    cleared ? facts.cleared : null,
  ],
  "account.roleChanged": ({ name, from, to }, { users, audit: { facts } }) => [
    name,
    facts.change(labelled(users.roles, from), labelled(users.roles, to)),
  ],
  "account.provisioned": ({ name, email }) => [name, email],
  "account.directoryChanged": ({ name }) => [name],
  "account.directoryLeft": ({ name }) => [name],
  "account.deactivated": ({ name }) => [name],
  "account.reactivated": ({ name }) => [name],
  "account.deleted": ({ name, contracts }, { audit: { facts } }) => [
    name,
    contracts === 0 ? null : facts.contracts(contracts),
  ],
  "account.refused": ({ ability }, { audit: { facts } }) => [labelled(facts.abilities, ability)],
  "mail.read": letter,
  "mail.sentAgain": letter,
  "contract.created": ({ name }) => [name],
  "contract.duplicated": ({ name, version }, { audit: { facts } }) => [name, facts.version(version)],
  "contract.uploaded": ({ name, fileName }) => [name, fileName],
  "contract.textRead": version,
  "contract.opened": ({ versions }, { audit: { facts } }) => [
    versions.length === 1 ? facts.version(versions[0] ?? 0) : facts.versions(versions.join(", ")),
  ],
  "contract.saved": version,
  "contract.restored": (detail, { audit: { facts } }) => [
    facts.version(detail.version),
    facts.restoredFrom(detail.restoredFrom),
  ],
  "contract.versionNamed": (detail, { audit: { facts } }) => [facts.version(detail.version), detail.name || null],
  "contract.renamed": change,
  "contract.typeChanged": change,
  "contract.reviewed": version,
  "contract.exported": exported,
  "ledger.exported": ({ format }) => [format.toUpperCase()],
  "bundle.made": ({ sha256 }) => [sha256],
  "issues.exported": exported,
  "contract.passedOn": ({ name }) => [name],
  "contract.deleted": ({ name }) => [name],
  "contract.undeleted": ({ name }) => [name],
  "contract.ended": ({ name }) => [name],
  "contract.refused": refusal,
  "file.linkGiven": ({ fileName }) => [fileName],
  "file.downloaded": ({ fileName, byLink }, { audit: { facts } }) => [fileName, byLink ? facts.byLink : null],
  "approval.asked": approvalFacts,
  "approval.answered": ({ version, answer }, { approvals, audit: { facts } }) => [
    facts.version(version),
    approvals.answers[answer],
  ],
  "approval.withdrawn": approvalFacts,
  "suggestion.accepted": (detail, { audit: { facts } }) => [facts.version(detail.version)],
  "round.sent": (detail, { audit: { facts } }) => [
    facts.version(detail.version),
    detail.fileName,
    ...(detail.to.length > 0 ? [detail.to.join(", ")] : []),
  ],
  "round.received": ({ fileName }) => [fileName],
  "round.read": ({ tracked, untracked }, { audit: { facts } }) => [facts.changes(tracked, untracked)],
  "round.decided": ({ accepted, rejected, countered = 0, version }, { audit: { facts } }) => [
    facts.decisions(accepted, rejected),
    countered > 0 ? facts.countered(countered) : null,
    facts.version(version),
  ],
  "round.taken": version,
  "signing.setUp": ({ host }) => [host],
  "signing.removed": ({ host }) => [host],
  "signing.asked": ({ version: number, host }, { audit: { facts } }) => [facts.version(number), host],
  "signing.sent": version,
  "signing.ended": ({ version: number, state }, { audit: { facts }, signing }) => [
    facts.version(number),
    labelled(signing.states, state),
  ],
  "guest.linkMade": ({ label, days, hasCode }, { guests: { trail } }) => [
    label,
    trail.days(days),
    hasCode ? trail.withCode : null,
  ],
  "guest.linkRevoked": ({ label }) => [label],
  "guest.visited": version,
  "guest.downloaded": ({ fileName }) => [fileName],
  "guest.replied": ({ name, changes, comments }, { guests: { trail } }) => [name, trail.counts(changes, comments)],
  "guest.returned": ({ name, fileName }) => [name, fileName],
  "contract.signed": (detail, { audit: { facts } }) => [facts.version(detail.version), detail.date],
  "contract.wordsConfirmed": ({ version: number, words }, { audit: { facts } }) => [
    facts.version(number),
    String(words),
  ],
  "signed.compared": ({ outcome, differences }, { signed: { result } }) => [
    outcome === "same" ? result.same : null,
    outcome === "unsure" ? result.unsure : null,
    differences > 0 ? (outcome === "differs" ? result.differs(differences) : result.unsureCount(differences)) : null,
  ],
  "invitation.sent": invitation,
  "invitation.resent": invitation,
  "invitation.revoked": invitation,
  "invitation.accepted": invitation,
  "collaborator.removed": ({ name, role }, { collaboration }) => [name, labelled(collaboration.roles, role)],
  "topic.accepted": ofTopic,
  "topic.reopened": ofTopic,
  "deadline.added": deadline,
  "deadline.confirmed": deadline,
  "deadline.due": deadline,
  "deadline.changed": deadline,
  "deadline.done": deadline,
  "deadline.dismissed": deadline,
  "deadline.reopened": deadline,
  "deadline.deleted": deadline,
  "notice.written": ({ kind, version }, { notices, audit: { facts } }) => [
    labelled(notices.kinds, kind),
    facts.version(version),
  ],
  "notice.sent": ({ kind, way, date }, { notices }) => [
    labelled(notices.kinds, kind),
    labelled(notices.ways, way),
    date,
  ],
  "notice.exported": ({ format }) => [format.toUpperCase()],
  "contract.filed": change,
  "folder.created": ({ name }) => [name],
  "folder.renamed": ({ name }) => [name],
  "folder.moved": ({ name, to }) => [name, to],
  "folder.deleted": ({ name }) => [name],
  "folder.teamSet": ({ name, role }, { folders }) => [name, labelled(folders.roles, role)],
  "folder.teamRemoved": ({ name }) => [name],
  "folder.passedOn": ({ name, to }) => [name, to],
  "team.created": ({ name }) => [name],
  "team.renamed": ({ name }) => [name],
  "team.deleted": ({ name }) => [name],
  "team.memberAdded": ({ name, member }) => [name, member],
  "team.memberRemoved": ({ name, member }) => [name, member],
  "team.handedOver": ({ name, member }) => [name, member],
  "team.passedOn": ({ name, to }) => [name, to],
  "token.created": ({ name, prefix }) => [name, prefix],
  "token.rotated": ({ name, prefix }) => [name, prefix],
  "token.revoked": ({ name, prefix }) => [name, prefix],
  "token.allEnded": ({ count }) => [String(count)],
  "token.used": ({ call, of }) => [call, of],
  "positions.created": ({ name }) => [name],
  "positions.changed": ({ name }) => [name],
  "positions.shared": ({ name, readers }, { audit: { facts } }) => [name, facts.readers(readers)],
  "positions.deleted": ({ name }) => [name],
  "positions.taught": onTopic,
  "assistant.answered": answered,
  "webhook.created": ({ host }) => [host],
  "webhook.changed": ({ host }) => [host],
  "webhook.rotated": ({ host }) => [host],
  "webhook.deleted": ({ host }) => [host],
  "webhook.disabled": ({ host, because }, { webhooks }) => [host, labelled(webhooks.because, because)],
};

function answered(detail: AuditDetail<"assistant.answered">, { assistant, audit: { facts } }: Copy): (string | null)[] {
  const { kind, category, engine, host, model, fellBackFrom, isAnswered } = detail;
  return [
    facts.kinds[kind],
    category === null ? null : labelled(assistant.categories, category),
    facts.version(detail.version),
    engine === "built-in" ? facts.builtIn : facts.engine(engine),
    model === null ? null : facts.model(model),
    host === null ? facts.noHost : facts.host(host),
    fellBackFrom === null ? null : facts.fellBackFrom(fellBackFrom),
    isAnswered ? null : facts.noAnswer,
  ];
}

/** The word for a key, or the key itself. */
export function labelled(words: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}
