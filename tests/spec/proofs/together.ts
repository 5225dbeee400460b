/** Chapters 14 to 17: what people tell one another, collaborators, invitations, settings. */
import {
  collaborators,
  decisions,
  invitation,
  outage,
  settings,
  everyCall,
  access,
  api,
  component,
  torture,
  unit,
} from "../files";
import type { Proofs } from "../proof";

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
  "B-14.15": [
    unit("comments/stacked")(
      "cards beside the text",
      "stand by their passages where there is room, else below each other",
    ),
    unit("comments/stacked")("cards beside the text", "let the chosen one stand level, and make room above and below"),
    component("comments/comment-margin")(
      "those near what is in sight stand there, and the chosen one opens its thread",
    ),
    component("comments/comment-margin")("the caret in a passage chooses its comment"),
    component("comments/comment-margin")(
      "an answer that was begun is there again when its card is, and gone once it is sent",
    ),
    component("comments/comment-margin")("arrow keys move between them, and Escape leads back to the text"),
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
    component("collaboration/collaborators-screen")(
      "the list of contracts",
      "that can't be had says so and offers to try again",
    ),
    component("collaboration/collaborators-screen")("the panel", "that can't be read says so, and Retry reads again"),
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
    component("collaboration/invitation-page")(
      "an invitation that is gone, and one that can't be loaded, say so and lead home",
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
      "a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date",
    ),
    settings("the role's chip is highlighted when it is Admin"),
  ],
  "B-17.2": [
    settings(
      "a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date",
    ),
    component("accounts/settings-screen")(
      "preferences",
      "are first in the language that the interface has from the browser, and say so; then in the one that was saved",
    ),
    component("accounts/settings-screen")("preferences", "last saved at %s is shown as %s"),
  ],
  "B-17.3": [
    settings(
      "a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date",
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
};
