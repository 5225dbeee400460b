import { BODY_BYTES } from "@/lib/scim/bounds";
import { createScimUser, listScimUsers } from "@/lib/scim/users";
import { listQuery, scimUser, scimUsers, userBody } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: accounts that the directory keeps, by filter and page",
  answer: { one: scimUsers },
  query: listQuery,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, query }) => listScimUsers(actor, query),
  respond: scimAnswer,
});

export const POST = route({
  summary: "SCIM: an account without a password, or the one that has the address",
  answer: { one: scimUser },
  body: userBody,
  maxBodyBytes: BODY_BYTES,
  status: 201,
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor, body, commit }) => createScimUser(actor, body, commit),
  respond: (made, { origin }) => scimAnswer(made, { origin, status: 201 }),
});
