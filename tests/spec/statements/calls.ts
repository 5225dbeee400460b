/** Section 7: the calls. */
import { frame, restAccounts, restContracts, restContractsToo, restPeople, restReading, restSuggestions, review, settings, upload } from "../files";
import { statementsOf } from "../statement";

const find = restReading("POST find {category} answers a list of items with content and page");
const summarize = restReading("GET summarize answers a summary");
const chat = restReading("POST chat {message, history} answers a message");

export const calls = [
  ...statementsOf("7", "rest", [
    ["token", "All calls go to the product's API; the bearer token from storage is sent in an Authorization header when present.", frame("the token is kept in the browser's storage under the key token, and sent with calls as long as it is there")],
  ]),
  ...statementsOf("7.auth", "rest", [
    ["login", "Authentication and profile: POST /auth/login {email, password} -> access_token, user.", restAccounts("POST /auth/login answers access_token and user")],
    ["register", "POST /auth/register {name, email, password}.", restAccounts("POST /auth/register makes an account and answers its session")],
    ["profile", "GET /auth/profile.", restAccounts("GET /auth/profile answers the caller's account")],
  ]),
  ...statementsOf("7.files", "rest", [
    ["presigned", "Files: POST /files/presigned-url {filename, contentType} -> uploadUrl, fileId;", restContracts("POST /files/presigned-url answers uploadUrl and fileId, and the file is PUT there with its content type")],
    ["put", "then PUT of the file to uploadUrl with its content type.", [restContracts("POST /files/presigned-url answers uploadUrl and fileId, and the file is PUT there with its content type"), upload("the file is PUT to its upload address with its content type")]],
    ["download", "GET /files/download/{id} -> downloadUrl.", restContracts("GET /files/download/{id} answers a downloadUrl, to those who may see the file only")],
  ]),
  ...statementsOf("7.contracts", "rest", [
    ["list", "Contracts: GET /contracts;", restContracts("GET /contracts and GET /contracts/{id} answer the caller's contracts")],
    ["one", "GET /contracts/{id}.", restContracts("GET /contracts and GET /contracts/{id} answer the caller's contracts")],
    ["upload", "POST /contracts/upload {name, type, fileId}.", restContracts("POST /contracts/upload makes a contract of name, type and fileId")],
    ["template", "POST /contracts/create-from-template {type, name, fields}; the response is read for id.", restContracts("POST /contracts/create-from-template makes a draft whose first version is the filled template")],
    ["analyze", "POST /contracts/analyze is declared; its use is not shown.", restContracts("POST /contracts/analyze analyses a contract again")],
    ["versions", "GET /contracts/{id}/versions;", restContracts("GET /contracts/{id}/versions lists versions with their text, newest first")],
    ["version", "GET /contracts/{id}/versions/{versionId};", restContracts("GET /contracts/{id}/versions/{versionId} answers one version")],
    ["save", "POST /contracts/{id}/versions {content};", restContracts("POST /contracts/{id}/versions saves text as the new current version, and refuses a stale base")],
    ["restore", "POST /contracts/{id}/versions/{versionId}/restore.", restContracts("POST /contracts/{id}/versions/{versionId}/restore makes a new version with the old text")],
    ["comment", "POST /contracts/{id}/comment {text, location}.", restContracts("POST /contracts/{id}/comment keeps a comment of text and location")],
    ["export", "GET /contracts/{id}/export?format=docx or pdf, returned as a file.", restContracts("GET /contracts/{id}/export answers a docx or pdf file with the contract's text")],
    ["review", "The review page's contract calls (get contract, list versions, get version, create version from text, restore version, export as PDF as a binary response) have paths that are not shown.", review("the page's own calls: contract, versions, version, save, restore, and the PDF as binary"), "screen"],
  ]),
  ...statementsOf("7.assistant", "rest", [
    ["a-find", "Assistant (two readings of the address set): Reading A: POST /contracts/{id}/find {category};", find],
    ["a-summarize", "GET /contracts/{id}/summarize;", summarize],
    ["a-chat", "POST /contracts/{id}/chat {message, history}.", chat],
    ["b-find", "Reading B, used by the review page: POST /suggestions/{contractId}/find {category} -> list of items with content and page;", find],
    ["b-summarize", "GET /suggestions/{contractId}/summarize -> summary;", summarize],
    ["b-chat", "POST /suggestions/{contractId}/chat {message, history} -> message.", chat],
  ]),
  ...statementsOf("7.suggestions", "rest", [
    ["list", "Suggestions: GET /suggestions/{contractId} -> suggestions, cacheId.", restSuggestions("GET /suggestions/{contractId} answers suggestions and cacheId, each with the default box of 200 by 50")],
    ["accept", "POST /suggestions/{contractId}/accept {suggestionId, cacheId, updatedContent}.", restSuggestions("POST /suggestions/{contractId}/accept stores updatedContent as a new version, and refuses an outdated cacheId")],
    ["dismiss", "POST /suggestions/{contractId}/dismiss {suggestionId, cacheId}.", restSuggestions("POST /suggestions/{contractId}/dismiss is remembered")],
    ["earlier", "The earlier address set /suggestions/{id} with accept and dismiss is declared; its use is not shown.", restSuggestions("the earlier addresses /suggestions/{id}/accept and dismiss take the suggestion's own id")],
  ]),
  ...statementsOf("7.admin", "rest", [
    ["list", "Admin: GET /admin/users;", restAccounts("GET /admin/users lists users, GET /admin/users/{id} answers one")],
    ["one", "GET /admin/users/{id};", restAccounts("GET /admin/users lists users, GET /admin/users/{id} answers one")],
    ["role", "PUT /admin/users/{id}/role {role};", restAccounts("PUT /admin/users/{id}/role changes a system role, for the very next request")],
    ["delete", "DELETE /admin/users/{id}.", restAccounts("DELETE /admin/users/{id} deletes a user, whose session ends")],
  ]),
  ...statementsOf("7.people", "rest", [
    ["list", "Collaborators and invitations: GET /contracts/{id}/collaborators;", restPeople("GET /contracts/{id}/collaborators lists who has a part")],
    ["invite", "POST /contracts/{id}/collaborators {email, role};", restPeople("POST /contracts/{id}/collaborators invites an address with a role, reviewer by default")],
    ["remove", "DELETE /contracts/{id}/collaborators/{collaboratorId}.", restPeople("DELETE /contracts/{id}/collaborators/{collaboratorId} removes a collaborator, not the owner")],
    ["pending", "GET /invitations/pending;", restPeople("GET /invitations/pending lists what waits for the caller")],
    ["invitation", "GET /invitations/{token};", restPeople("GET /invitations/{token} answers contractId, role, inviter and contract, to a guest too")],
    ["accept", "POST /invitations/{token}/accept {name, password} -> access_token, user.", restPeople("POST /invitations/{token}/accept makes the account and answers access_token and user, once")],
  ]),
  ...statementsOf("7.users", "rest", [
    ["settings", "Users and settings: GET /user-settings", restAccounts("GET and PUT /user-settings answer the settings, mn at first")],
    ["save", "and PUT /user-settings (body is the settings object, e.g. {defaultLanguage}; the response is taken as the updated settings).", restAccounts("GET and PUT /user-settings answer the settings, mn at first")],
    ["user", "GET /users/{id};", restAccounts("GET /users/{id} answers somebody who shares a contract, and POST /users/batch several")],
    ["batch", "POST /users/batch {userIds}.", restAccounts("GET /users/{id} answers somebody who shares a contract, and POST /users/batch several")],
    ["load", "How the settings screen first loads the user and settings is not shown; the path and method of some settings calls in that screen are not shown.", settings("the screen loads the user by the profile and the settings by /user-settings"), "screen"],
    ["rest", "What the server does on any call beyond the answers listed is not shown.", [restContractsToo("bad input is told in one shape, and never as a failure of the server"), restAccounts("what a guest may not do is answered 401 in the documented shape")]],
  ]),
];
