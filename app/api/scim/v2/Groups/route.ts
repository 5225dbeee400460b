import { BODY_BYTES } from "@/lib/scim/bounds";
import { createScimGroup, listScimGroups } from "@/lib/scim/groups";
import { groupBody, listQuery, scimGroup, scimGroups } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: teams that the directory keeps, by filter and page",
  answer: { one: scimGroups },
  query: listQuery,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, query }) => listScimGroups(actor, query),
  respond: scimAnswer,
});

export const POST = route({
  summary: "SCIM: a team of the token’s owner",
  answer: { one: scimGroup },
  body: groupBody,
  maxBodyBytes: BODY_BYTES,
  status: 201,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, body, commit }) => createScimGroup(actor, body, commit),
  respond: (made, { origin }) => scimAnswer(made, { origin, status: 201 }),
});
