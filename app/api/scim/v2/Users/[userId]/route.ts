import { BODY_BYTES } from "@/lib/scim/bounds";
import { getScimUser, patchScimUser, removeScimUser, replaceScimUser } from "@/lib/scim/users";
import { patchBody, readQuery, scimUser, userBody, userParams } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: one of the accounts that the directory keeps",
  answer: { one: scimUser },
  params: userParams,
  query: readQuery,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, query }) => getScimUser(actor, params.userId, query),
  respond: scimAnswer,
});

export const PUT = route({
  summary: "SCIM: an account as a whole",
  answer: { one: scimUser },
  params: userParams,
  body: userBody,
  maxBodyBytes: BODY_BYTES,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, body, request }) =>
    replaceScimUser(actor, { ...params, ifMatch: request.headers.get("if-match") }, body),
  respond: scimAnswer,
});

export const PATCH = route({
  summary: "SCIM: parts of an account, such as `active`",
  answer: { one: scimUser },
  params: userParams,
  body: patchBody,
  maxBodyBytes: BODY_BYTES,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, body, request }) =>
    patchScimUser(actor, { ...params, ifMatch: request.headers.get("if-match") }, body),
  respond: scimAnswer,
});

export const DELETE = route({
  summary: "SCIM: deactivate an account and let go of it; nothing of it is deleted",
  answer: "nothing",
  params: userParams,
  status: 204,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, request }) => removeScimUser(actor, { ...params, ifMatch: request.headers.get("if-match") }),
});
