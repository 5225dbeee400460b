/** What stands before section 1, and section 1. */
import { collaborators, dashboard, invitation, journeys, loginRegister, mainJob, review, settings, traceability, upload, users } from "../files";
import { statementsOf } from "../statement";

export const purpose = [
  ...statementsOf("0", "screen", [
    ["upload", "The product is a web application in which signed-in users upload contracts", mainJob("a PDF from sign-up to export")],
    ["templates", "or create them from templates,", journeys("a template is filled in, printed and created")],
    ["assistant", "review and analyse them with an AI assistant,", mainJob("a PDF from sign-up to export")],
    ["versions", "edit them as versioned text,", mainJob("a PDF from sign-up to export")],
    ["collaborators", "and invite collaborators.", journeys("invite, accept, review together, conflict")],
    ["administrators", "Administrators manage user accounts.", journeys("an administrator changes a role and deletes a user")],
    ["document", "This single document covers the whole product.", traceability("the specification, where its file is (SPEC_FILE)", "every word of the specification belongs to a statement"), "rule"],
  ]),
  ...statementsOf("1", "screen", [
    ["copy", "The sign-up copy calls it an AI contract manager.", loginRegister("the sign-up copy calls it an AI contract manager")],
    ["upload", "Audiences: Signed-in users: upload a contract file", upload("a successful upload leads to /contracts/{id}")],
    ["create", "or create one from a template,", journeys("a template is filled in, printed and created")],
    ["list", "keep a list of their contracts,", dashboard("lists name, type, upload date and status; the name leads to the contract")],
    ["edit", "edit contract text and save it as a new version,", review("saving makes a new version of the text, which becomes the current one")],
    ["restore", "browse and restore earlier versions,", [review("the version history is a dialog over the page with every version, and closes by Escape"), review("restoring reloads the contract and the restored version, and ends the viewing")]],
    ["export", "export a contract,", review("the exported file is named after the contract, with underscores for white space and the format's extension")],
    ["assistant", "and use an assistant that finds details, summarises and chats about a contract.", mainJob("a PDF from sign-up to export")],
    ["invited", "Collaborators: invited by e-mail to one contract with a role (reviewer or manager);", [journeys("invite, accept, review together, conflict"), collaborators("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds")]],
    ["accept", "they accept through an invitation page and create an account there.", invitation("accepting makes the account, stores token and user, and leads to /contracts/{contractId}")],
    ["admins-list", "Administrators: list users,", users("a table of all users: name, email, role, created, actions")],
    ["admins-role", "change a user's system role,", users("the edit-role dialog offers User and Admin, and changes the role")],
    ["admins-delete", "delete users.", users("deleting asks first, in the documented words, and then deletes")],
    ["language", "Every user can set a personal default language.", [settings("a chosen language is the interface's from then on"), journeys("the interface changes its language, there and back")]],
  ]),
];
