import { BODY_BYTES } from "@/lib/scim/bounds";
import { getScimGroup, patchScimGroup, removeScimGroup, replaceScimGroup } from "@/lib/scim/groups";
import { groupBody, groupParams, patchBody, readQuery, scimGroup } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: one of the teams that the directory keeps",
  answer: { one: scimGroup },
  params: groupParams,
  query: readQuery,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, query }) => getScimGroup(actor, params.groupId, query),
  respond: scimAnswer,
});

export const PUT = route({
  summary: "SCIM: a team as a whole",
  answer: { one: scimGroup },
  params: groupParams,
  body: groupBody,
  maxBodyBytes: BODY_BYTES,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, body, request }) =>
    replaceScimGroup(actor, { ...params, ifMatch: request.headers.get("if-match") }, body),
  respond: scimAnswer,
});

export const PATCH = route({
  summary: "SCIM: parts of a team, such as `members`",
  answer: { one: scimGroup },
  params: groupParams,
  body: patchBody,
  maxBodyBytes: BODY_BYTES,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, body, request }) =>
    patchScimGroup(actor, { ...params, ifMatch: request.headers.get("if-match") }, body),
  respond: scimAnswer,
});

export const DELETE = route({
  summary: "SCIM: delete a team; contracts stay",
  answer: "nothing",
  params: groupParams,
  status: 204,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, params, request }) => removeScimGroup(actor, { ...params, ifMatch: request.headers.get("if-match") }),
});
