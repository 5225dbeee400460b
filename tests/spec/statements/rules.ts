/** Sections 4, 5 and 6: states, validation, roles. */
import { assistant, collaborators, constants, create, frame, invitation, loginRegister, outage, restAccounts, restContractsToo, restPeople, restPeopleToo, review, settings, upload, users } from "../files";
import { statementsOf } from "../statement";

const required = upload("file, name and type are each required, before anything is sent");
const acceptance = invitation("name and password are required, passwords must match and have 8 characters, before anything is sent");
const registration = loginRegister("register demands name, email and password, matching passwords and 8 characters, before anything is sent");

export const rules = [
  ...statementsOf("4.session", "screen", [
    ["key", "Session: the token is kept in browser storage under the key token.", frame("the token is kept in the browser's storage under the key token, and sent with calls as long as it is there")],
    ["logout", "It is cleared on logout", frame("the user menu leads to settings and logs out, which clears token and user")],
    ["profile", "or when loading the profile on start fails.", frame("a profile that can't be loaded on start clears the token")],
    ["accepted", "After accepting an invitation the token and user are stored.", invitation("accepting makes the account, stores token and user, and leads to /contracts/{contractId}")],
  ]),
  ...statementsOf("4.status", "screen", [
    ["values", "Contract status values seen: processing, analyzed, reviewed; others display gray.", "tests/e2e/spec/dashboard.spec.ts > badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft"],
    ["transitions", "Transitions between statuses are not shown.", restContractsToo("an upload goes from processing to analyzed, a review makes it reviewed, and a new version analyzed again"), "rest"],
  ]),
  ...statementsOf("4.review", "screen", [
    ["load", "Review page load: loading, then error (with a Retry button that reloads the page) or loaded.", [review("the page shows that it loads; then an error with Retry, which loads it again, or the text"), outage("a contract that can't be loaded: 'Failed to load contract', with Retry, which reloads the page")]],
    ["current", "On load the current version is fetched;", review("on load the current version is fetched; if that fails, the first of the list is shown")],
    ["fallback", "if that fails it falls back to the first entry of the versions list.", review("on load the current version is fetched; if that fails, the first of the list is shown")],
    ["read-only", "Viewing an older version makes the editor read-only with the banner 'Read-only mode — This version cannot be edited',", review("an older version is read-only, with its banner and a yellow banner that offers 'Restore This Version'")],
    ["yellow", "plus a yellow banner offering Restore This Version.", review("an older version is read-only, with its banner and a yellow banner that offers 'Restore This Version'")],
    ["restoring", "Restoring reloads the contract and the restored version and clears the viewing state.", review("restoring reloads the contract and the restored version, and ends the viewing")],
    ["saving", "Saving creates a new version from the current editor text; it becomes the current version.", review("saving makes a new version of the text, which becomes the current one")],
    ["export", "Export menu: open or closed.", review("the export menu opens and closes, and offers PDF only")],
    ["assistant", "After a find, summarise or chat action the assistant switches to the Chat tab and appends the result to the chat history.", [assistant("Find offers parties, governing law, jurisdiction, survival and obligations, each of which goes to the chat history"), assistant("a summary goes to the chat history"), assistant("a chat message and its answer go to the chat history")]],
  ]),
  ...statementsOf("4.forms", "screen", [
    ["create", "Create screen: no template -> template selected (fields initialised for it)", create("fields begin with their defaults: today, payment terms, warranty, intellectual property, free text")],
    ["submitting", "-> submitting", create("while it is being created the button reads 'Creating...' and every input is disabled")],
    ["created", "-> navigates to the new contract on success,", create("creating leads to the new contract, whose first version is the filled template")],
    ["failed", "or back to the form with an error and the form re-enabled.", create("a failed creation says so and gives the form back")],
    ["settings", "Settings save: idle -> saving (selector and button disabled) -> success toast for 3 seconds,", [settings("saving: the button reads 'Saving...', selector and button are disabled, then a toast at the bottom centre and the date"), constants("the settings toast stays 3 seconds")]],
    ["settings-error", "or error.", settings("a failed save says 'Failed to save settings. Please try again.' and gives the form back")],
    ["invited", "Add-collaborator dialog: on success shows 'Invitation sent to {email}'", collaborators("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds")],
    ["closes", "and closes after 2 seconds.", constants("the invite dialog closes 2 seconds after success")],
  ]),
  ...statementsOf("5.accounts", "screen", [
    ["login", "Login: email and password required; 'Please enter both email and password'.", loginRegister("login without email or without password says what is missing and sends nothing")],
    ["required", "Register: name, email, password required ('Please fill in all required fields');", registration],
    ["match", "passwords must match ('Passwords do not match');", registration],
    ["length", "password at least 8 characters ('Password must be at least 8 characters long').", registration],
  ]),
  ...statementsOf("5.upload", "screen", [
    ["file", "Upload: file ('Please select a file to upload'),", required],
    ["name", "name ('Please enter a name for the contract'),", required],
    ["type", "type ('Please select the contract type') all required.", required],
  ]),
  ...statementsOf("5.invitation", "screen", [
    ["name", "Accept invitation: 'Name is required',", acceptance],
    ["password", "'Password is required',", acceptance],
    ["match", "'Passwords do not match',", acceptance],
    ["length", "'Password must be at least 8 characters'.", acceptance],
    ["email", "Add collaborator: email required; the Add button is disabled while it is empty.", collaborators("the Add button is disabled while the email is empty")],
  ]),
  ...statementsOf("5.create", "screen", [
    ["template", "Create: a template must be chosen ('Please select a contract template');", create("without a template there is nothing to create: 'Please select a contract template'")],
    ["name", "the name must be non-empty ('Please enter a name for the contract').", create("a name and every field are required, before anything is sent")],
    ["fields", "Every template field input is required", create("a name and every field are required, before anything is sent")],
    ["disabled", "and disabled while submitting.", create("while it is being created the button reads 'Creating...' and every input is disabled")],
    ["value", "Preview: each {{field}} placeholder in the template text is replaced by the entered value,", create("the preview is live: a value where there is one, else the field's name in square brackets")],
    ["brackets", "or by the field name in square brackets when empty.", create("the preview is live: a value where there is one, else the field's name in square brackets")],
    ["free-text", "For the free-text templates the preview shows textContent, or a prompt to enter contract text.", create("the preview of a free-text template shows its text, or a prompt to enter it")],
  ]),
  ...statementsOf("5.review", "screen", [
    ["send", "Chat send is disabled while the input is blank after trimming and while loading.", assistant("send is disabled while the message is blank and while an answer is being made")],
    ["contract", "Every assistant action needs a contractId, else 'No contract selected'.", "tests/components/assistant/assistant-panel.test.tsx > Find > without a contract says so and asks nobody", "rule"],
    ["content", "Loading a version needs textContent, else 'No content found for this version'.", review("a version that can't be loaded says 'Failed to load version content', one without text 'No content found for this version'")],
    ["file-name", "Export file name: the contract name with whitespace replaced by underscores, plus the format extension.", review("the exported file is named after the contract, with underscores for white space and the format's extension")],
    ["limits", "Maximum lengths for any field are not shown.", restContractsToo("each limit has its named answer"), "rest"],
  ]),
  ...statementsOf("6", "rest", [
    ["system", "System roles: user and admin.", restAccounts("PUT /admin/users/{id}/role changes a system role, for the very next request")],
    ["admin", "Admin screens list users, change a user's system role and delete a user.", [users("a table of all users: name, email, role, created, actions"), users("the edit-role dialog offers User and Admin, and changes the role"), users("deleting asks first, in the documented words, and then deletes")], "screen"],
    ["others", "How non-admin users are kept out of the admin screens is not shown.", users("who is no administrator is told so and can't see the users"), "screen"],
    ["roles", "Collaborator roles on a contract: reviewer and manager (selectable on invite;", collaborators("the Add Collaborator dialog asks for an email and a role, Reviewer or Manager, Reviewer at first"), "screen"],
    ["default", "default reviewer);", restPeople("POST /contracts/{id}/collaborators invites an address with a role, reviewer by default")],
    ["owner", "admin also appears as a role chip.", collaborators("the panel lists the selected contract's collaborators: name, role chip, email and a delete action"), "screen"],
    ["manage", "Any signed-in user manages collaborators of the contracts listed for them.", [collaborators("who may manage a contract sees it here; a reviewer's contracts are not listed"), restPeopleToo("roles decide what a collaborator may do")]],
    ["flag", "On the review page an admin flag is set when the user uploaded the contract, has system role manager, or is a collaborator of the contract with role admin.", [restPeopleToo("the admin flag is set for the uploader, for a collaborator with role admin, and for nobody else"), review("a stored manager is honoured: their flag is set on the contracts they have a part in")]],
    ["no-gate", "It does not gate any visible control.", review("what the admin flag says gates no visible control"), "screen"],
    ["chip", "Admin is visually distinguished in settings.", settings("the role's chip is highlighted when it is Admin"), "screen"],
    ["wrapper", "The rules of the authentication wrapper around protected routes are not shown beyond the redirect to /login when no token is stored.", [frame("every other route sends a guest to /login, and back after logging in"), frame("without a stored session token the user is sent to /login")], "screen"],
  ]),
];
