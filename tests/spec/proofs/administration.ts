/** Chapters 18 and 19: administration, and who may do what. */
import { users, audit, access, api, architecture, component, integration, unit } from "../files";
import type { Proofs } from "../proof";

const trail = (title: string) => integration("audit-trail")("the audit trail on ${testDatabase}", title);

export const administration: Proofs = {
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
