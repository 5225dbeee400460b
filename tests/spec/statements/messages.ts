/** Sections 8 and 9: the error catalogue, the messages of success, constants and limits. */
import { assistant, collaborators, constants, create, frame, invitation, loginRegister, outage, restAccountsToo, restContracts, restContractsToo, restPeople, restReading, restSuggestions, review, settings, upload, users } from "../files";
import { statementsOf } from "../statement";

const assistantFailures = assistant("a find, a summary and a message that fail say so in the catalogue's words");
const usersFailures = users("calls that fail say 'Failed to load users', 'Failed to update user role' and 'Failed to delete user'");
const noText = review("what can't be loaded is named: the versions, none of them, no text");
const defaults = create("fields begin with their defaults: today, payment terms, warranty, intellectual property, free text");
const boilerplate = create("both boilerplate texts allow termination on uncured material breach after 30 days of written notice; title and risk pass on delivery");
const theme = frame("the theme: primary blue, secondary purple, a light grey page, Roboto, radius 4, buttons as they are written");
const saved = review("saving makes a new version of the text, which becomes the current one");

export const messages = [
  ...statementsOf("8.accounts", "screen", [
    ["401", "Any 401 response redirects the browser to /login.", frame("any 401 answer sends the browser to /login")],
    ["login", "Login failure: the server's message, else 'Invalid email or password'.", loginRegister("a refused login shows the server's message; one without an answer 'Invalid email or password'")],
    ["register", "Registration failure: the server message, else 'Registration failed. Please try again.'", loginRegister("a refused registration shows the server's message; one without an answer the catalogue's")],
    ["upload", "Upload: 'Failed to upload contract. Please try again.'", upload("an upload that fails says so, keeps what was entered, and can be tried again")],
    ["create", "Create: 'Failed to create contract. Please try again.'", create("a failed creation says so and gives the form back")],
  ]),
  ...statementsOf("8.people", "screen", [
    ["users", "Admin: 'Failed to load users',", [usersFailures, outage("users that can't be loaded at all: 'Failed to load users'")]],
    ["role", "'Failed to update user role',", usersFailures],
    ["delete", "'Failed to delete user'.", usersFailures],
    ["contracts", "Collaborators: 'Failed to load contracts. Please try again later.',", outage("a list of contracts that can't be loaded: 'Failed to load contracts. Please try again later.', with a way to try again")],
    ["collaborators", "'Failed to load collaborators. Please try again later.',", collaborators("collaborators that can't be loaded: 'Failed to load collaborators. Please try again later.'")],
    ["add", "the server message or 'Failed to add collaborator',", collaborators("an invitation that is refused shows the server's message, one without an answer 'Failed to add collaborator'")],
    ["remove", "'Failed to remove collaborator. Please try again later.'", collaborators("removing asks first, removes, and says 'Failed to remove collaborator. Please try again later.' when it fails")],
    ["invitation", "Invitation: the server message or 'Failed to load invitation';", [invitation("an unknown or used invitation: 'Invitation Not Found…', with a 'Go to Homepage' button"), outage("an invitation that can't be loaded: an error panel 'Failed to load invitation' with 'Go to Homepage'")]],
    ["accept", "the server message or 'Failed to accept invitation'.", invitation("an acceptance that is refused shows the server's message, one without an answer 'Failed to accept invitation'")],
  ]),
  ...statementsOf("8.review", "screen", [
    ["not-found", "Review page: 'Contract not found',", review("'Contract not found' for one that is absent or not shared")],
    ["contract", "'Failed to load contract',", outage("a contract that can't be loaded: 'Failed to load contract', with Retry, which reloads the page")],
    ["versions", "'Failed to load contract versions',", noText],
    ["none", "'No versions found for this contract',", noText],
    ["no-text", "'No text content found in the contract version',", noText],
    ["save", "'Failed to save changes' (toast 5 s),", [review("a save that fails says 'Failed to save changes' and loses nothing"), constants("an error toast stays 5 seconds")]],
    ["history", "'Failed to load version history',", review("a history that can't be loaded says 'Failed to load version history'")],
    ["content", "'Failed to load version content',", review("a version that can't be loaded says 'Failed to load version content', one without text 'No content found for this version'")],
    ["restore", "'Failed to restore version' (toast),", review("a restore that fails says 'Failed to restore version'")],
    ["export", "'Failed to export as {format}. Please try again later.',", review("an export that fails says 'Failed to export as PDF. Please try again later.'")],
    ["find", "'Failed to find {category}. Please try again later.',", assistantFailures],
    ["summarize", "'Failed to summarize document. Please try again later.',", assistantFailures],
    ["chat", "'Failed to process your message. Please try again.',", assistantFailures],
    ["no-contract", "'No contract selected',", "tests/components/assistant/assistant-panel.test.tsx > Find > without a contract says so and asks nobody", "rule"],
    ["nothing", "'No specific details found for this category.',", assistant("a category of which the contract says nothing: 'No specific details found for this category.'")],
    ["no-history", "'No version history found'.", review("an empty list of versions shows 'No version history found'")],
  ]),
  ...statementsOf("8.settings", "screen", [
    ["guest", "Settings: 'Authentication required',", settings("'Authentication required' when the session has ended, on the way to /login")],
    ["load", "'Failed to load settings. Please try again later.',", settings("settings that can't be loaded say so, with 'Go to Login'")],
    ["save", "'Failed to save settings. Please try again.',", settings("a failed save says 'Failed to save settings. Please try again.' and gives the form back")],
    ["user", "'Unable to load user data. Please log in again.'", settings("without any user: 'Unable to load user data. Please log in again.' and a 'Go to Login' to /login")],
    ["profile", "Profile load failure on start clears the token.", frame("a profile that can't be loaded on start clears the token")],
  ]),
  ...statementsOf("8.success", "screen", [
    ["saved", "Success messages: 'Changes saved successfully as a new version',", saved],
    ["restored", "'Version restored successfully',", review("restoring reloads the contract and the restored version, and ends the viewing")],
    ["exported", "'Contract exported as PDF successfully',", review("the exported file is named after the contract, with underscores for white space and the format's extension")],
    ["settings", "'Settings saved successfully!',", settings("saving: the button reads 'Saving...', selector and button are disabled, then a toast at the bottom centre and the date")],
    ["invited", "'Invitation sent to {email}'.", collaborators("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds")],
    ["server", "Where a server message is used, its content is not shown.", restAccountsToo("a refused log-in or registration says what the catalogue says"), "rest"],
  ]),
  ...statementsOf("9.limits", "rest", [
    ["password", "Minimum password length: 8.", restAccountsToo("a password has 8 to 200 characters, counted as people count them")],
    ["files", "Upload file types: .pdf, .doc, .docx, .txt.", restContractsToo("files of the four kinds are taken, others refused, whatever their name says")],
    ["formats", "Export formats: the API accepts docx and pdf;", restContracts("GET /contracts/{id}/export answers a docx or pdf file with the contract's text")],
    ["pdf", "the review page offers pdf only.", review("the export menu opens and closes, and offers PDF only"), "screen"],
    ["categories", "Find categories: parties, governing_law, jurisdiction, survival, obligations.", restReading("POST find {category} answers a list of items with content and page")],
    ["languages", "Languages: mn, en, ru.", "tests/e2e/spec/rest-accounts.spec.ts > at ${place} > GET and PUT /user-settings answer the settings, mn at first"],
  ]),
  ...statementsOf("9.times", "screen", [
    ["success", "Toasts: success 3 seconds (3000 ms),", constants("a success toast stays 3 seconds")],
    ["error", "error 5 seconds.", constants("an error toast stays 5 seconds")],
    ["invite", "Invite dialog closes 2 seconds after success.", constants("the invite dialog closes 2 seconds after success")],
    ["role", "Default invite role: reviewer.", [restPeople("POST /contracts/{id}/collaborators invites an address with a role, reviewer by default"), collaborators("the Add Collaborator dialog asks for an email and a role, Reviewer or Manager, Reviewer at first")], "rest"],
    ["box", "Default suggestion box 200 by 50 on page 1.", restSuggestions("GET /suggestions/{contractId} answers suggestions and cacheId, each with the default box of 200 by 50"), "rest"],
    ["undo", "Editor undo depth 100 with 500 ms grouping delay.", constants("undo goes back 100 steps, and typing within 500 ms is one step")],
  ]),
  ...statementsOf("9.create", "screen", [
    ["today", "Create defaults: effectiveDate is today (ISO date);", defaults],
    ["payment", "Sales paymentTerms 'Payment due within 30 days of delivery';", defaults],
    ["warranty", "warrantyPeriod '90 days';", defaults],
    ["property", "Service intellectualPropertyTerms 'All intellectual property created under this agreement shall belong to the Client.';", defaults],
    ["other", "Other textContent 'Insert your contract text here...'.", defaults],
    ["termination", "Both boilerplate templates (Sales, Service) allow termination on uncured material breach after 30 days of written notice;", boilerplate],
    ["title", "the sales agreement states that title and risk pass on delivery.", boilerplate],
  ]),
  ...statementsOf("9.theme", "screen", [
    ["primary", "Visual theme: primary colour blue,", theme],
    ["secondary", "secondary purple,", theme],
    ["page", "page background light grey,", theme],
    ["font", "Roboto font,", theme],
    ["radius", "border radius 4,", theme],
    ["letters", "buttons without upper-casing.", theme],
    ["host", "The API is served from a cloud-functions host, the same for development and production;", "tests/e2e/addresses.spec.ts > both addresses of REST are one", "rest"],
    ["local", "local use is port 3000 on the local machine.", "tests/spec/local-port.test.ts > without a wish for another one, the app is served at port 3000 of the local machine", "rule"],
  ]),
];
