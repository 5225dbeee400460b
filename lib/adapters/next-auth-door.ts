import "server-only";
import { demandWithinLimit } from "@/lib/access/limits";
import { preferredLanguage } from "@/lib/accounts/session";
import { contextOf, withRequestContext } from "@/lib/platform/request-context";
import { describeFailure } from "./failure";
import { failureResponse } from "./route";

type NextAuthHandler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }) => Promise<Response>;

/** next-auth's own doors, behind the same limit on log-ins as ours. Source: decisions §3. */
export function nextAuthDoor(handler: NextAuthHandler): NextAuthHandler {
  return (request, context) => withRequestContext(contextOf(request.headers), async () => {
    try {
      const { nextauth } = await context.params;
      if (request.method === "POST" && nextauth[0] === "callback") await demandWithinLimit("login", { actor: null, input: await credentialsIn(request.clone()) });
      return await handler(request, context);
    } catch (cause) {
      return failureResponse(describeFailure(cause, { language: preferredLanguage(request.headers.get("accept-language")) }));
    }
  });
}

/** The e-mail that was sent, folded as our own door folds it; nothing where there is none to be read. */
async function credentialsIn(request: Request): Promise<{ email?: string }> {
  const text = await request.text();
  const isJson = (request.headers.get("content-type") ?? "").includes("json");
  const email = isJson ? emailInJson(text) : new URLSearchParams(text).get("email");
  return typeof email === "string" ? { email: email.trim().toLowerCase() } : {};
}

function emailInJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "email" in value ? value.email : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null; // next-auth refuses it
    throw cause;
  }
}
