import NextAuth from "next-auth";
import { nextAuthOptions, nextAuthOptionsFor } from "@/lib/people/accounts/session/next-auth";
import { nextAuthDoor } from "@/lib/server/adapters/next-auth-door";

const handler = nextAuthDoor(
  (request, context, returning) => NextAuth(request, context, nextAuthOptionsFor(returning)),
  nextAuthOptions.providers,
);

export { handler as GET, handler as POST };
