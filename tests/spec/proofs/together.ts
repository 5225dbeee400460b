/** Chapters 15 to 19: collaborators, invitations, settings, administration, who may do what. */
import {
  access,
  api,
  architecture,
  audit,
  collaborators,
  component,
  constants,
  decisions,
  integration,
  invitation,
  outage,
  restAccounts,
  restAccountsToo,
  restContractsToo,
  restPeople,
  restPeopleToo,
  settings,
  torture,
  unit,
  users,
} from "../files";
import type { Proofs } from "../proof";

const trail = (title: string) => integration("audit-trail")("the audit trail on ${testDatabase}", title);
const page = component("collaboration/invitation-page");

export const together: Proofs = {
  "B-15.1": [
    collaborators("the user's contracts are listed on the left with their Uploaded date, the first preselected"),
    collaborators("who may manage a contract sees it here; a reviewer's contracts are not listed"),
  ],
  "B-15.2": [
    collaborators("the panel lists the selected contract's collaborators: name, role chip, email and a delete action"),
    collaborators("a collaborator without an address shows 'No email'"),
    collaborators("'Go to Contract' leads to /contracts/{id}"),
  ],
  "B-15.3": [
    collaborators("the Add Collaborator dialog asks for an email and a role, Reviewer or Manager, Reviewer at first"),
    collaborators("the Add button is disabled while the email is empty"),
  ],
  "B-15.4": [
    collaborators("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds"),
    constants("the invite dialog closes 2 seconds after success"),
    collaborators(
      "an invitation that is refused shows the server's message, one without an answer 'Failed to add collaborator'",
    ),
    component("collaboration/collaborators-screen")(
      "adding",
      "says that it was sent, closes two seconds later, and the new row has a link to copy",
    ),
  ],
  "B-15.5": [
    collaborators(
      "removing asks first, removes, and says 'Failed to remove collaborator. Please try again later.' when it fails",
    ),
    restPeople("DELETE /contracts/{id}/collaborators/{collaboratorId} removes a collaborator, not the owner"),
    api("collaborators")("removing", "a reviewer may leave but not send others away, nor learn whether there are such"),
  ],
  "B-15.6": [
    outage(
      "a list of contracts that can't be loaded: 'Failed to load contracts. Please try again later.', with a way to try again",
    ),
    collaborators("collaborators that can't be loaded: 'Failed to load collaborators. Please try again later.'"),
  ],
  "B-15.7": [
    restPeople("invitations are listed, sent again and revoked by who manages the contract"),
    component("collaboration/collaborators-screen")("an open invitation", "can be revoked; a failure is told"),
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
    invitation("titled 'Join Contract Collaboration', with inviter, contract and role"),
    api("invitations")("a link", "tells guests who invites to what, and the address masked"),
  ],
  "B-16.4": [
    invitation("the form asks for name, password of 8 characters and its confirmation, and links to log in"),
    invitation("name and password are required, passwords must match and have 8 characters, before anything is sent"),
    invitation("accepting makes the account, stores token and user, and leads to /contracts/{contractId}"),
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
    invitation("an unknown or used invitation: 'Invitation Not Found…', with a 'Go to Homepage' button"),
    api("invitations")("a link", "that is unknown, revoked, used or past its time has one text and four codes"),
    api("invitations")("a newcomer who accepts", "uses the link up: again is a conflict"),
  ],
  "B-16.8": [
    outage("an invitation that can't be loaded: an error panel 'Failed to load invitation' with 'Go to Homepage'"),
    invitation(
      "an acceptance that is refused shows the server's message, one without an answer 'Failed to accept invitation'",
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
    settings("'User Settings' shows a spinner while loading"),
    settings("Account Information: name, email, role as a chip, and the date the account was created"),
    settings("the role's chip is highlighted when it is Admin"),
  ],
  "B-17.2": [
    settings("Preferences offer Mongolian = mn, English = en and Russian = ru; mn is there at first"),
    settings("'Last updated' shows the date, or 'Date unavailable' when it can't be read"),
  ],
  "B-17.3": [
    settings(
      "saving: the button reads 'Saving...', selector and button are disabled, then a toast at the bottom centre and the date",
    ),
    constants("the settings toast stays 3 seconds"),
    settings("a failed save says 'Failed to save settings. Please try again.' and gives the form back"),
  ],
  "B-17.4": [
    settings("settings that can't be loaded say so, with 'Go to Login'"),
    settings("without any user: 'Unable to load user data. Please log in again.' and a 'Go to Login' to /login"),
    settings("'Authentication required' when the session has ended, on the way to /login"),
    settings("when the loaded user is missing, the one cached in the browser is shown"),
  ],

  "B-18.1": [
    users("a table of all users: name, email, role, created, actions"),
    users("the role is a chip, Admin or User, and Admin stands out"),
    users("the search box filters by name or email"),
    users("Refresh asks for the users again"),
  ],
  "B-18.2": [
    users("the edit-role dialog offers User and Admin, and changes the role"),
    restAccounts("PUT /admin/users/{id}/role changes a system role, for the very next request"),
  ],
  "B-18.3": [
    users("deleting asks first, in the documented words, and then deletes"),
    users(
      "a deleted user's contracts pass to their longest-standing manager, else to the administrator; the dialog says how many",
    ),
  ],
  "B-18.4": [
    users("calls that fail say 'Failed to load users', 'Failed to update user role' and 'Failed to delete user'"),
    component("accounts/user-management")("a role", "that is refused leaves the dialog open with what failed and why"),
  ],
  "B-18.5": [users("who is no administrator is told so and can't see the users")],
  "B-18.6": [
    restAccountsToo("the last administrator is neither demoted nor deleted"),
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
    audit("the list is in the reader's language: ${language}"),
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
    restPeopleToo("roles decide what a collaborator may do"),
    access("permission-matrix")("%s", "%s"),
    access("action-matrix")("%s", "answers everybody as its call does; a refusal changes nothing"),
  ],
  "B-19.2": [
    restPeopleToo("roles decide what a collaborator may do"),
    access("permission-matrix")("%s", "%s"),
    access("route-matrix")("%s", "works for who may"),
  ],
  "B-19.3": [
    restPeopleToo("roles decide what a collaborator may do"),
    access("permission-matrix")("%s", "%s"),
    api("contract-changes")("changing a contract", "is a manager's; a reviewer may only mark it as reviewed"),
  ],
  "B-19.4": [
    api("contract-changes")("deleting a contract", "is the owner's alone, and takes all that hangs on it"),
    api("audit")(
      "GET /contracts/{id}/activity",
      "is closed to those who have another part, and hidden from everybody else",
    ),
  ],
  "B-19.5": [
    restContractsToo("contracts of others are not to be told from absent ones"),
    access("route-matrix")(
      "%s",
      "is refused on what is not one's own, to those who lost their part too, and a refusal changes nothing",
    ),
    api("contracts")("a hidden contract and none at all answer the same"),
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
