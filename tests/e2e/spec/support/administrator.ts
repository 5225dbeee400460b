export const ADMINISTRATOR = {
  name: "Сараа Админ",
  email: "administrator@example.com",
  password: "correct horse battery",
};

/** Registers the first account of an empty database, which becomes its administrator (B-2.6). */
export async function registerAdministrator(url: string): Promise<void> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const answer: unknown = await response.json();
  if (response.status !== 201 || typeof answer !== "object" || answer === null || !("becameAdministrator" in answer))
    throw new Error(`The first account did not become administrator: ${response.status} ${JSON.stringify(answer)}`);
}
