/** Chapters 14 to 19: what people tell one another, collaborators, invitations, administration, who may do what. */
import {
  collaborators,
  decisions,
  invitation,
  outage,
  settings,
  users,
  audit,
  everyCall,
  access,
  api,
  architecture,
  component,
  integration,
  torture,
  unit,
} from "../files";
import type { Proofs } from "../proof";

const trail = (title: string) => integration("audit-trail")("the audit trail on ${testDatabase}", title);
const page = component("collaboration/invitation-page");
const notices = api("notifications");
const consent = api("approvals");
const remarks = component("comments/comments");
const bell = component("notifications/bell");
const notificationsPage = component("notifications/notifications-screen");
const strip = component("approvals/approval-strip");

export const together: Proofs = {
  "B-14.6": [
    notices(
      "who is named in a comment",
      "is kept by id, shown by the name they have now, and told, once, with a letter that holds none of its words",
    ),
    notices(
      "who is named in a comment",
      "has a part in the contract: naming anybody else is refused, gives no access and stores nothing",
    ),
    remarks("comments", "name people by keyboard alone: the list is walked, taken from and closed, and ids go along"),
    unit("contracts/mentions")("names in a comment", "of %j are read as %j"),
  ],
  "B-14.7": [
    remarks("comments", "are filtered: open, resolved, those one takes part in, and those that name one"),
    remarks("comments", "are opened by a link that names one, also a resolved one, which takes the focus"),
  ],
  "B-14.8": [
    notices(
      "notifications",
      "tell those of a thread of an answer, who is named in it of that alone, and nobody of their own",
    ),
    notices("notifications", "tell whom a date was given to, and whoever's address was invited, until that is decided"),
    notices("notifications", "are gone, also uncounted and unchangeable, for who lost their part, and back with it"),
    notices("notifications", "are kept for half a year, and of one person the newest 500"),
  ],
  "B-14.9": [
    notices(
      "notifications",
      "are read one by one or all at once, without what came meanwhile, and only by whom they are for",
    ),
    notices("notifications", "come by pages, newest first"),
    bell("the bell says how much is new, up to 99, and asks nothing of its own accord at first"),
    bell("its list leads to where each thing happened, tells new ones apart, and marks all as read up to the newest"),
    notificationsPage(
      "the page has them all by pages, or only what is not read, each with its place and a mark to set",
    ),
    notificationsPage("j and k go, r marks, and the bell counts anew"),
  ],
  "B-14.10": [
    notices(
      "letters about mentions and replies",
      "go out as each person wants: at once, never, and never to an address that is not proven",
    ),
    notices("letters about mentions and replies", "are in the transaction of the comment: both or neither"),
    notices(
      "letters about mentions and replies",
      "go with the letter in the morning, once, without what was read or is hidden by then",
    ),
    notices("letters about mentions and replies", "of a morning stand below its dates, in one letter"),
    bell("when letters come is chosen in the settings, and kept"),
  ],
  "B-14.11": [
    consent(
      "approval of a version",
      "is asked of collaborators, each once, bound to its hash, told to them, and answered by each",
    ),
    consent("approval of a version", "of one version by eight questions at once is asked of each once"),
    consent("approval of a version", "is taken back by a manager, with what was told of it"),
  ],
  "B-14.12": [
    consent("approval of a version", "is void once somebody saves: said so, not answered any more, and asked for anew"),
    consent(
      "approval of a version",
      "is answered by nobody else, nor by who lost their part; asked of nobody without one",
    ),
    consent("approval of a version", "is void where the version's own row was changed behind the program's back"),
  ],
  "B-14.13": [
    strip("it tells who said what, and that words on an older version are void"),
    strip("who is asked approves, or says what to change, which needs words"),
    strip("a manager asks people for the version on screen, but nobody twice"),
  ],
  "B-14.14": [
    consent(
      "approval of a version",
      "stands on the last page of the version's PDF where that is wanted, with its hash",
    ),
  ],
  "B-21.42": [everyCall, access("permission-matrix")("%s", "%s")],

  "B-15.1": [
    collaborators(
      "contracts on the left, the first preselected; the panel lists a contract's people, removes one, and leads to the contract",
    ),
    collaborators("who may manage a contract sees it here; a reviewer's contracts are not listed"),
  ],
  "B-15.2": [
    collaborators(
      "contracts on the left, the first preselected; the panel lists a contract's people, removes one, and leads to the contract",
    ),
  ],
  "B-15.3": [
    collaborators(
      "adding asks for an email and a role, Reviewer at first, says what is refused, and 'Invitation sent to {email}'",
    ),
    component("collaboration/collaborators-screen")(
      "adding",
      "is for a reviewer unless chosen otherwise, and possible only with an address",
    ),
  ],
  "B-15.4": [
    collaborators(
      "adding asks for an email and a role, Reviewer at first, says what is refused, and 'Invitation sent to {email}'",
    ),
    component("collaboration/collaborators-screen")(
      "adding",
      "says that it was sent, closes two seconds later, and the new row has a link to copy",
    ),
  ],
  "B-15.5": [
    collaborators(
      "contracts on the left, the first preselected; the panel lists a contract's people, removes one, and leads to the contract",
    ),
    api("collaborators")("removing", "takes the contract away at once, and again says that there is nobody"),
    api("collaborators")("removing", "the owner is refused to everybody, the owner too"),
    api("collaborators")("removing", "a reviewer may leave but not send others away, nor learn whether there are such"),
  ],
  "B-15.6": [
    outage("contracts, a contract and an invitation that can't be loaded say so, with a way to try again or home"),
    collaborators("collaborators that can't be loaded: 'Failed to load collaborators. Please try again later.'"),
  ],
  "B-15.7": [
    everyCall,
    api("invitations")(
      "re-sending",
      "answers a new link for new days and kills the old one; an expired one works again",
    ),
    api("invitations")("re-sending", "or revoking is refused once it was used or revoked, and to who may not manage"),
    component("collaboration/collaborators-screen")("an open invitation", "can be revoked; a failure is told"),
  ],
  "B-15.8": [
    component("review/review-frame")("'Share' shows who has a part in the contract and invites another, over the text"),
    component("review/review-frame")("a reviewer is offered no 'Share', neither as a button nor in the menu"),
  ],

  "B-16.1": [
    api("invitations")(
      "inviting",
      "answers an absolute link for seven days, for a reviewer where no role is named, and keeps only the hash",
    ),
    api("invitations")("a newcomer who accepts", "uses the link up: again is a conflict"),
    api("invitations")("the link that was used", "used up one way is used up the other way too"),
  ],
  "B-16.2": [
    api("invitations")(
      "inviting",
      "the same address again renews the invitation: one row, new role and link, the old link dead",
    ),
    api("invitations")(
      "inviting",
      "refuses an address that has a part in the contract, whatever its case, with its own message",
    ),
  ],
  "B-16.3": [
    invitation(
      "titled 'Join Contract Collaboration', with inviter, contract and role; accepting makes the account, stores token and user, and leads to /contracts/{contractId}",
    ),
    api("invitations")("a link", "tells guests who invites to what, and the address masked"),
  ],
  "B-16.4": [
    invitation(
      "titled 'Join Contract Collaboration', with inviter, contract and role; accepting makes the account, stores token and user, and leads to /contracts/{contractId}",
    ),
    component("collaboration/invitation-page")(
      "a guest",
      "with %o is told what is wrong, at the field, and nothing is sent",
    ),
  ],
  "B-16.5": [
    api("invited-accounts")(
      "somebody with an account",
      "can't be given a second one, and joins signed in, with neither name nor password",
    ),
    page("the invited person joins with one click"),
    decisions("who has an account joins from the dashboard with one click"),
  ],
  "B-16.6": [
    api("invited-accounts")(
      "somebody with an account",
      "and another address is told which, masked; an id alone opens nothing to them or to guests",
    ),
    page("somebody else is told so, and may log out and come back"),
  ],
  "B-16.7": [
    invitation(
      "an invitation that is revoked meanwhile, and an unknown one: 'Invitation Not Found…', with a 'Go to Homepage' button",
    ),
    api("invitations")("a link", "that is unknown, revoked, used or past its time has one text and four codes"),
    api("invitations")("a newcomer who accepts", "uses the link up: again is a conflict"),
  ],
  "B-16.8": [
    outage("contracts, a contract and an invitation that can't be loaded say so, with a way to try again or home"),
    invitation(
      "titled 'Join Contract Collaboration', with inviter, contract and role; accepting makes the account, stores token and user, and leads to /contracts/{contractId}",
    ),
    invitation(
      "an invitation that is revoked meanwhile, and an unknown one: 'Invitation Not Found…', with a 'Go to Homepage' button",
    ),
  ],
  "B-16.9": [
    api("invitations")("a newcomer who accepts", "eight times at once gets one account and one part"),
    api("invitations")("a link", "lapses with the account that sent it"),
  ],
  "B-16.10": [
    api("invitations")(
      "inviting",
      "queues a letter with the link, in the inviter's language, with what people wrote as text",
    ),
    torture("mail")(
      "a mail service that is away, on ${testDatabase}",
      "for an hour delays ten letters and loses none: each is delivered once within ten seconds of its return",
    ),
    torture("mail")(
      "a mail service that is away, on ${testDatabase}",
      "for good is given up after a day, and the letter stays in the outbox",
    ),
  ],

  "B-17.1": [
    settings(
      "a spinner, then account information, preferences with mn at first, by two calls; saving disables the form, then a toast and the date",
    ),
    settings("the role's chip is highlighted when it is Admin"),
  ],
  "B-17.2": [
    settings(
      "a spinner, then account information, preferences with mn at first, by two calls; saving disables the form, then a toast and the date",
    ),
    component("accounts/settings-screen")("preferences", "last saved at %s is shown as %s"),
  ],
  "B-17.3": [
    settings(
      "a spinner, then account information, preferences with mn at first, by two calls; saving disables the form, then a toast and the date",
    ),
    component("ui/toast")("a success is shown for 3 seconds, as a status"),
    settings(
      "a save that fails gives the form back; settings and a user that can't be loaded say so, with 'Go to Login'",
    ),
  ],
  "B-17.4": [
    settings(
      "a save that fails gives the form back; settings and a user that can't be loaded say so, with 'Go to Login'",
    ),
    settings("'Authentication required' when the session has ended, on the way to /login"),
  ],

  "B-18.1": [
    users(
      "a table of all users with a chip for the role, a search, and Refresh; the edit-role dialog changes the role",
    ),
  ],
  "B-18.2": [
    users(
      "a table of all users with a chip for the role, a search, and Refresh; the edit-role dialog changes the role",
    ),
    api("admin-users")("a role", "is user or admin, and the answer is the user"),
    api("admin-users")(
      "the list",
      "is an administrator's, like every call here, from the request after a change of role on",
    ),
  ],
  "B-18.3": [users("deleting says how many contracts pass to whom, asks first, and then deletes")],
  "B-18.4": [
    users("calls that fail say 'Failed to load users', 'Failed to update user role' and 'Failed to delete user'"),
    component("accounts/user-management")("a role", "that is refused leaves the dialog open with what failed and why"),
  ],
  "B-18.5": [users("who is no administrator is told so and can't see the users")],
  "B-18.6": [
    api("admin-users")("a role", "of the last administrator stays"),
    api("admin-users")(
      "a role",
      "two administrators who demote each other at once leave one, though both were administrators when they asked",
    ),
    api("admin-users")(
      "deleting a user",
      "oneself is refused, and of two administrators who delete each other at once one is left",
    ),
  ],
  "B-18.7": [
    api("admin-users")(
      "deleting a user",
      "passes each contract to its longest-standing manager, else to the administrator, who keeps one row",
    ),
    api("admin-users")(
      "deleting a user",
      "keeps versions and comments with the name, and revokes the invitations that were sent",
    ),
    api("admin-users")("deleting a user", "ends sessions at once and frees the email"),
    api("admin-users")("deleting a user", "loses no contract that is made in the same moment"),
  ],
  "B-18.8": [
    api("admin-users")(
      "a role",
      "of administrator is given by whoever runs the installation, to an account that exists",
    ),
    api("second-factor-demanded")("whoever runs the installation takes it away by the address, with the sessions"),
  ],
  "B-18.9": [
    audit("administrators see log-ins and refusals beside the users"),
    audit("the owner sees who did what with a contract, by keyboard, and takes it along as a table"),
    audit("the list is in the reader's language, on a telephone too"),
    unit("audit/csv")("a cell", "%j is no formula"),
  ],
  "B-18.10": [
    trail("has an event exactly for each fact: a transaction that is undone leaves none, and no gap"),
    trail("that can't be written undoes the fact: a save without its event doesn't happen"),
    trail("takes nothing in that a kind of event has no place for"),
    integration("audit-trail")("what is done behind the product's back is found", "a changed field"),
    architecture("append-only")("the table of events", "is read, and added to by one function"),
  ],
  "B-18.11": [
    api("outgoing-mail")(
      "where no mail service is set",
      "a letter is in the outbox, is read with its link, on record, and loses its words once the link is used",
    ),
    api("outgoing-mail")(
      "with a mail service",
      "a letter that is refused says each failure's words, and is sent again when told so",
    ),
    api("outgoing-mail")("the list is the administrators' alone, newest first, a page at a time"),
    component("accounts/outgoing-mail")("each letter says what it is, to whom, when, whether it went, and why not"),
    component("accounts/outgoing-mail")(
      "without a mail service it says so; a letter is opened with its link, and that this is recorded",
    ),
  ],
  "B-18.12": [api("quotas")("administrators see what each account keeps")],

  "B-19.1": [
    access("permission-matrix")("%s", "%s"),
    access("action-matrix")("%s", "answers everybody as its call does; a refusal changes nothing"),
  ],
  "B-19.2": [access("permission-matrix")("%s", "%s"), access("route-matrix")("%s", "works for who may")],
  "B-19.3": [
    access("permission-matrix")("%s", "%s"),
    api("contract-changes")("changing a contract", "is a manager's; a reviewer may only mark it as reviewed"),
  ],
  "B-19.4": [
    access("trash-matrix")("%s is not found while its contract is in the trash, and answers again afterwards"),
    api("trash")("the trash", "ends work on a contract quietly, which goes on when that comes back"),
    api("trash")("the trash", "of a deleted account is its heirs', bytes included"),
    api("contract-changes")("deleting a contract", "is the owner's alone, and takes all that hangs on it"),
    api("audit")(
      "GET /contracts/{id}/activity",
      "is closed to those who have another part, and hidden from everybody else",
    ),
  ],
  "B-19.5": [
    api("contracts")("a hidden contract and none at all answer the same"),
    access("route-matrix")(
      "%s",
      "is refused on what is not one's own, to those who lost their part too, and a refusal changes nothing",
    ),
  ],
  "B-19.6": [
    access("permission-matrix")("%s", "%s"),
    api("admin-users")(
      "the list",
      "is an administrator's, like every call here, from the request after a change of role on",
    ),
    users("who is no administrator is told so and can't see the users"),
  ],
  "B-19.7": [
    api("users")(
      "GET /users/{id}",
      "answers id, name and email of oneself and of people with whom one shares a contract",
    ),
    api("users")("GET /users/{id}", "does not tell somebody else from nobody, administrators included"),
    api("users")("POST /users/batch", "answers in the order asked for, each once, and leaves others out"),
  ],
  "B-19.8": [
    architecture("entry-points")("stores and services about contracts begin with the person or the proof"),
    api("contracts")("a person removed from a contract loses it on the next request"),
  ],
};
