"use server";
import { newTokenBody, rotationInput, tokenParams } from "@/lib/people/accounts/tokens/schema";
import { createToken, revokeToken, rotateToken } from "@/lib/people/accounts/tokens/tokens";
import { action } from "@/lib/server/adapters/action";

export const createTokenAction = action(newTokenBody, async (actor, input) => createToken(actor, input), {
  limit: "password",
});

export const rotateTokenAction = action(
  rotationInput,
  async (actor, { tokenId, ...rotation }) => rotateToken(actor, tokenId, rotation),
  { limit: "password" },
);

export const revokeTokenAction = action(tokenParams, async (actor, { tokenId }) => revokeToken(actor, tokenId), {
  limit: "removal",
});
