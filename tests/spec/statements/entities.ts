/** Section 3: entities and their fields. */
import { create, dashboard, dates, frame, restAccounts, restAccountsToo, restContracts, restPeople, restReading, restSuggestions, review, settings, upload } from "../files";
import { statementsOf } from "../statement";

const find = restReading("POST find {category} answers a list of items with content and page");
const chat = restReading("POST chat {message, history} answers a message");
const suggestionList = restSuggestions("GET /suggestions/{contractId} answers suggestions and cacheId, each with the default box of 200 by 50");
const version = restContracts("GET /contracts/{id}/versions/{versionId} answers one version");
const contract = restContracts("GET /contracts and GET /contracts/{id} answer the caller's contracts");
const seven = upload("the seven contract types are offered");
const fields = create("each full template asks for its fields, in order");

export const entities = [
  ...statementsOf("3.user", "rest", [
    ["fields", "User: id, name, email,", restAccountsToo("entities carry the documented fields and their times in UTC")],
    ["role", "systemRole (user or admin; a manager value is also referenced on the review page),", [restAccounts("PUT /admin/users/{id}/role changes a system role, for the very next request"), review("a stored manager is honoured: their flag is set on the contracts they have a part in")]],
    ["times", "createdAt, updatedAt.", restAccountsToo("entities carry the documented fields and their times in UTC")],
    ["cached", "Locally cached user: id, systemRole, name, avatar.", frame("the cached user holds id, systemRole, name and avatar"), "screen"],
  ]),
  ...statementsOf("3.contract", "rest", [
    ["fields", "Contract: id, name,", contract],
    ["draft", "status (shown as Draft when empty),", dashboard("a contract without a type is 'Not specified', without a status Draft"), "screen"],
    ["uploaded", "uploadedAt, uploadedBy,", contract],
    ["current", "currentVersionId,", version],
    ["type", "metadata.contractType (shown as Not specified when empty).", dashboard("a contract without a type is 'Not specified', without a status Draft"), "screen"],
    ["version", "Contract version: id, versionNumber,", version],
    ["content", "textContent (also called content when sent),", restContracts("POST /contracts/{id}/versions saves text as the new current version, and refuses a stale base")],
    ["author", "createdAt, createdByUser.name.", restContracts("GET /contracts/{id}/versions lists versions with their text, newest first")],
  ]),
  ...statementsOf("3.dates", "rule", [
    ["shapes", "Dates may arrive as an object with _seconds and _nanoseconds, as a seconds-field object, as a date value, or as a string.", [settings("dates come in four shapes and are shown short; a missing one is 'Unknown', an odd one 'Date unavailable'"), dates("the four shapes of a date", "%s is read as the same moment")]],
    ["missing", "Missing shows 'Unknown date';", review("a version's date is shown, 'Unknown date' when it is missing, 'Invalid date' when it can't be read"), "screen"],
    ["invalid", "unparsable shows 'Invalid date'", review("a version's date is shown, 'Unknown date' when it is missing, 'Invalid date' when it can't be read"), "screen"],
    ["settings", "(settings: 'Date unavailable').", settings("dates come in four shapes and are shown short; a missing one is 'Unknown', an odd one 'Date unavailable'"), "screen"],
  ]),
  ...statementsOf("3.people", "rest", [
    ["collaborator", "Collaborator: id, userId, role (reviewer, manager or admin), user{name, email}.", restPeople("GET /contracts/{id}/collaborators lists who has a part")],
    ["invitation", "Invitation: contractId, role, inviter{name}, contract{name}.", restPeople("GET /invitations/{token} answers contractId, role, inviter and contract, to a guest too")],
  ]),
  ...statementsOf("3.review", "rest", [
    ["comment", "Comment: text, location.", restContracts("POST /contracts/{id}/comment keeps a comment of text and location")],
    ["suggestion", "Suggestion: id, position (boundingRect, rects, pageNumber).", suggestionList],
    ["box", "Defaults when missing: rectangle 100,100 to 300,150 (box 200 by 50) and page 1.", suggestionList],
    ["list", "Suggestion list response: suggestions and cacheId.", suggestionList],
    ["found", "Find result item: content, page.", find],
    ["message", "Chat message: role (user or assistant) and content.", chat],
    ["summary", "Summary response: summary.", restReading("GET summarize answers a summary")],
    ["answer", "Chat response: message.", chat],
  ]),
  ...statementsOf("3.answers", "rest", [
    ["settings", "User settings: defaultLanguage (mn, en or ru; mn seen as initial value), createdAt, updatedAt.", restAccounts("GET and PUT /user-settings answer the settings, mn at first")],
    ["sessions", "Login, registration and invitation-accept responses: access_token and user.", [restAccounts("POST /auth/login answers access_token and user"), restAccounts("POST /auth/register makes an account and answers its session"), restPeople("POST /invitations/{token}/accept makes the account and answers access_token and user, once")]],
    ["upload", "File upload response: uploadUrl and fileId.", restContracts("POST /files/presigned-url answers uploadUrl and fileId, and the file is PUT there with its content type")],
    ["download", "Download response: downloadUrl.", restContracts("GET /files/download/{id} answers a downloadUrl, to those who may see the file only")],
  ]),
  ...statementsOf("3.types", "screen", [
    ["upload", "Contract types for upload: Service Agreement, Non-Disclosure Agreement, Employment Contract, Lease Agreement, Sales Contract, Partnership Agreement, Other.", seven],
    ["templates", "Template types for creation (7): Sales Agreement, Service Agreement, Employment Contract, Non-Disclosure Agreement, Lease Agreement, Partnership Agreement, Other.", create("step 1 is titled 'Create a New Contract' and shows the seven templates as cards")],
    ["input", "Contract-from-template input: name, type, fields (a map).", restContracts("POST /contracts/create-from-template makes a draft whose first version is the filled template"), "rest"],
  ]),
  ...statementsOf("3.fields", "screen", [
    ["sales", "Template fields: Sales Agreement: effectiveDate, sellerName, sellerAddress, sellerRepresentative, buyerName, buyerAddress, buyerRepresentative, goodsDescription, purchasePrice, paymentTerms, deliveryAddress, deliveryDate, warrantyPeriod, governingLaw.", fields],
    ["service", "Service Agreement: effectiveDate, providerName, providerAddress, providerRepresentative, clientName, clientAddress, clientRepresentative, servicesDescription, startDate, endDate, compensationAmount, paymentSchedule, intellectualPropertyTerms, governingLaw.", fields],
    ["free", "Employment Contract, Non-Disclosure Agreement, Lease Agreement, Partnership Agreement, Other: a single textContent field, a free-text area of 20 rows.", create("the other five have one free-text area of 20 rows")],
    ["dates", "Input kinds: date fields use date inputs;", create("dates have date inputs; addresses, descriptions, terms and schedules several lines; the rest one")],
    ["multi-line", "address, description, terms and schedule fields are multi-line;", create("dates have date inputs; addresses, descriptions, terms and schedules several lines; the rest one")],
    ["single-line", "the rest are single-line.", create("dates have date inputs; addresses, descriptions, terms and schedules several lines; the rest one")],
  ]),
];
