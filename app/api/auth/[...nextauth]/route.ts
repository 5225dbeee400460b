import NextAuth from "next-auth";
import { nextAuthOptions, nextAuthOptionsFor } from "@/lib/accounts/session/next-auth";
import { nextAuthDoor } from "@/lib/adapters/next-auth-door";

const handler = nextAuthDoor(
  (request, context, returning) => NextAuth(request, context, nextAuthOptionsFor(returning)),
  nextAuthOptions.providers,
);

export { handler as GET, handler as POST };
