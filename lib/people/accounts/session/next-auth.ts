import "server-only";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { answerIssuer, type Returning } from "@/lib/people/accounts/openid/issuer-answer";
import { issuerProviders, OIDC } from "@/lib/people/accounts/openid/issuer";
import { loginBody } from "@/lib/people/accounts/schema";
import { actorOfSession, endSession } from "./session";
import { signIn } from "./sign-in";
import { readToken, SESSION_COOKIE, SESSION_COOKIE_OPTIONS, SESSION_SECONDS } from "./token";

declare module "next-auth" {
  interface User {
    /** Id of the `Session` row named by the token. */
    sid?: string;
  }
}

/** next-auth over our accounts: its endpoints use the same token and `Session` rows as ours. Source: behaviour §5. */
export const nextAuthOptions: NextAuthOptions = {
  ...(env.NEXTAUTH_SECRET ? { secret: env.NEXTAUTH_SECRET } : {}),
  pages: { signIn: "/login" },
  logger: {
    error: (code, failure) =>
      log.error("next-auth.failed", failure instanceof Error ? failure : failure.error, { code }),
    warn: (code) => log.warn("next-auth.warning", { code }),
  },
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  cookies: { sessionToken: { name: SESSION_COOKIE, options: { ...SESSION_COOKIE_OPTIONS } } },
  providers: [
    CredentialsProvider({
      name: "Email and password",
      credentials: { email: { label: "Email", type: "email" }, password: { label: "Password", type: "password" } },
      async authorize(credentials, request) {
        const login = loginBody.safeParse(credentials);
        if (!login.success) return null;
        const userAgent = String(request.headers?.["user-agent"] ?? "");
        const session = await signIn(login.data, { userAgent }).catch(refusedToNull);
        const token = session && (await readToken(session.access_token));
        return session && token
          ? { id: session.user.id, name: session.user.name, email: session.user.email, sid: token.sid }
          : null;
      },
    }),
    ...issuerProviders,
  ],
  callbacks: {
    /** Where to go after signing in or out: always an address of this site, whatever was requested. */
    redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
    jwt: ({ token, user }) => (user?.sid ? { sub: user.id, sid: user.sid } : token),
    /** A revoked session has no user, whatever its token says. */
    async session({ session, token }) {
      const sid = token["sid"];
      const actor = typeof sid === "string" && token.sub ? await actorOfSession({ sub: token.sub, sid }, null) : null;
      return actor ? { ...session, user: { name: actor.name, email: actor.email } } : { expires: session.expires };
    },
  },
  events: {
    async signOut({ token }) {
      const sid = token?.["sid"];
      const actor = typeof sid === "string" && token?.sub ? await actorOfSession({ sub: token.sub, sid }, null) : null;
      if (actor) await endSession(actor);
    },
  },
};

/** The same for a browser that may return from an issuer. `next-auth` doesn't pass the request to its callbacks. */
export function nextAuthOptionsFor(returning: Returning): NextAuthOptions {
  return {
    ...nextAuthOptions,
    callbacks: {
      ...nextAuthOptions.callbacks,
      /** With a session, continue to the destination; returning a path redirects and sets no cookie. */
      async signIn({ user, account, profile }) {
        if (account?.provider !== OIDC) return true;
        const answer = await answerIssuer(profile, returning);
        if (typeof answer === "string") return answer;
        user.id = answer.sub; // `jwt` gets the same object
        user.sid = answer.sid;
        return true;
      },
    },
  };
}

function refusedToNull(cause: unknown): null {
  // next-auth has no second step: users who have one sign in through our own route.
  if (cause instanceof AppError && (cause.key === "invalidCredentials" || cause.key === "secondFactorRequired"))
    return null;
  throw cause;
}

function ownAddress(wish: unknown, baseUrl: string): string {
  const url = typeof wish === "string" && URL.canParse(wish, baseUrl) ? new URL(wish, baseUrl) : null;
  return url?.origin === new URL(baseUrl).origin ? url.href : baseUrl;
}
