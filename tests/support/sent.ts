import type { AppServer } from "./server";

/**
 * Posts JSON to a running app's REST and gives its answer; an empty token asks as a guest.
 * @throws Error with the status and what was answered, where that is no success
 */
export async function sent(
  app: AppServer,
  token: string,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === "" ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
