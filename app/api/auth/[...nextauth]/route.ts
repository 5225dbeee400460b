import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/accounts/next-auth";
import { nextAuthDoor } from "@/lib/adapters/next-auth-door";

const handler = nextAuthDoor(NextAuth(nextAuthOptions), nextAuthOptions.providers);

export { handler as GET, handler as POST };
