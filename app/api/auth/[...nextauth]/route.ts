import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/accounts/next-auth";

const handler: (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response> = NextAuth(nextAuthOptions);

export { handler as GET, handler as POST };
