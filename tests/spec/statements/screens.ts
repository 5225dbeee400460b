/** Section 2: routes, frame, and the screens up to Create. */
import { create, dashboard, frame, loginRegister, upload } from "../files";
import { statementsOf } from "../statement";

export const screens = [
  ...statementsOf("2.routes", "screen", [
    ["public", "Public routes: /login, /register, /invitation/{token}.", frame("public routes open without a session")],
    ["guarded", "Routes behind an authentication wrapper: /dashboard, /create, /collaborators, /users, /upload, /contracts/{contractId}, /settings.", [frame("every other route sends a guest to /login, and back after logging in"), frame("every route behind the wrapper opens for who is signed in")]],
    ["home", "The path / redirects to /dashboard.", frame("the path / leads to /dashboard")],
    ["forgot", "Other links: /forgot-password (linked from login; its page is not shown),", loginRegister("the forgot-password link leads to a page that asks for the address")],
    ["footer-links", "/terms, /privacy, /contact (footer links).", frame("the footer links to terms, privacy and contact, and shows the year 2025")],
    ["header", "App layout: for signed-in users a header with links to /dashboard, /collaborators and /users,", frame("the header leads to dashboard, collaborators and users")],
    ["menu", "and a user menu with a link to /settings and a Log out button.", frame("the user menu leads to settings and logs out, which clears token and user")],
    ["footer", "Footer with links to /terms, /privacy, /contact and the year 2025.", frame("the footer links to terms, privacy and contact, and shows the year 2025")],
    ["no-layout", "The layout is not used on /login and /register.", frame("login and register stand without header, user menu and footer")],
    ["no-token", "Without a stored session token the user is sent to /login.", frame("without a stored session token the user is sent to /login")],
  ]),
  ...statementsOf("2.login", "screen", [
    ["fields", "Login Email and password fields,", loginRegister("login has email and password fields, a forgot-password link and a sign-up link")],
    ["forgot", "a forgot-password link", loginRegister("login has email and password fields, a forgot-password link and a sign-up link")],
    ["sign-up", "and a sign-up link.", loginRegister("login has email and password fields, a forgot-password link and a sign-up link")],
    ["success", "On success go to /dashboard.", loginRegister("logging in leads to /dashboard and stores token and user")],
  ]),
  ...statementsOf("2.register", "screen", [
    ["fields", "Register Full name, email, password, confirm password", loginRegister("register has full name, email, password with a hint of 8 characters, and confirm password")],
    ["hint", "(hint: at least 8 characters).", loginRegister("register has full name, email, password with a hint of 8 characters, and confirm password")],
    ["success", "On success go to /dashboard.", loginRegister("registering leads to /dashboard and stores token and user")],
  ]),
  ...statementsOf("2.dashboard", "screen", [
    ["title", "Dashboard (Your Contracts)", dashboard("shows 'Your Contracts' and the two ways to a new contract")],
    ["upload", "Buttons Upload New Contract", dashboard("shows 'Your Contracts' and the two ways to a new contract")],
    ["create", "and Create New Contract.", dashboard("shows 'Your Contracts' and the two ways to a new contract")],
    ["loading", "'Loading your contracts...' while loading.", dashboard("says 'Loading your contracts...' while loading")],
    ["empty", "Empty state: 'You don't have any contracts yet.'", dashboard("the empty state says so and links to upload the first contract")],
    ["empty-link", "with a link to upload the first one.", dashboard("the empty state says so and links to upload the first contract")],
    ["name", "Otherwise a list with columns Contract Name (links to /contracts/{id}),", dashboard("lists name, type, upload date and status; the name leads to the contract")],
    ["type", "Type (metadata.contractType, else 'Not specified'),", [dashboard("lists name, type, upload date and status; the name leads to the contract"), dashboard("a contract without a type is 'Not specified', without a status Draft")]],
    ["date", "Upload Date,", dashboard("lists name, type, upload date and status; the name leads to the contract")],
    ["status", "Status badge.", dashboard("lists name, type, upload date and status; the name leads to the contract")],
    ["orange", "Badge colours: processing orange,", dashboard("badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft")],
    ["blue", "analyzed blue,", dashboard("badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft")],
    ["green", "reviewed green,", dashboard("badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft")],
    ["gray", "any other status gray.", dashboard("badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft")],
  ]),
  ...statementsOf("2.upload", "screen", [
    ["picker", "Upload (/upload) File picker accepting .pdf, .doc, .docx, .txt;", upload("the file picker takes .pdf, .doc, .docx and .txt")],
    ["name", "contract name (pre-filled from the file name without its extension when the name is empty);", upload("the name is pre-filled from the file's name without its extension, when it is empty")],
    ["type", "contract type select.", upload("the seven contract types are offered")],
    ["success", "On success go to /contracts/{id}.", upload("a successful upload leads to /contracts/{id}")],
  ]),
  ...statementsOf("2.create", "screen", [
    ["title", "Create (/create), 'Create a New Contract'", create("step 1 is titled 'Create a New Contract' and shows the seven templates as cards")],
    ["cards", "Step 1: a grid of template cards, each with the text 'Start with a pre-defined {type} template'.", create("step 1 is titled 'Create a New Contract' and shows the seven templates as cards")],
    ["name", "Step 2: a form with a Contract Name field (placeholder 'Enter contract name', default 'New {template}'),", create("step 2 asks for the contract's name, with its placeholder and its default")],
    ["fields", "a template-specific field form,", create("each full template asks for its fields, in order")],
    ["preview", "and a live Contract Preview.", create("the preview is live: a value where there is one, else the field's name in square brackets")],
    ["toggle", "A toggle button 'See Clear Version' / 'Return to Edit Mode' hides the form and shows the preview at full width", create("'See Clear Version' hides the form and shows the preview at full width; 'Return to Edit Mode' brings it back")],
    ["print", "with a 'Print Contract' button that opens the browser print dialog.", create("'Print Contract' opens the browser's print dialog, with the contract alone on paper")],
    ["back", "Buttons: 'Back to Templates' (returns to template choice)", create("'Back to Templates' returns to the choice of templates")],
    ["submit", "and 'Create Contract' (reads 'Creating...' while busy).", create("while it is being created the button reads 'Creating...' and every input is disabled")],
    ["success", "On success go to /contracts/{id} of the new contract.", create("creating leads to the new contract, whose first version is the filled template")],
  ]),
];
