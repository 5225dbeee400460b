/** The story of REST: somebody without an account compares two files. */
import { expect } from "./rest";
import type { Story } from "./rest-story";

const OLD = "1. The Tenant pays a rent of 100 dollars a month.\n\n2. Notice is thirty days to the end of a month.";

export async function comparing({ as, guest }: Story): Promise<void> {
  const anybody = as(guest);
  const files = { before: Buffer.from(OLD), after: Buffer.from(OLD.replace("100", "900")) };
  const data = {
    before: { fileName: "old.txt", size: files.before.length },
    after: { fileName: "new.txt", size: files.after.length },
  };
  const { token } = await anybody<{ token: string }>("POST /compare", { data, status: 201 });
  const ids = { token };
  await anybody("PUT /compare/[token]/files", { ids, query: "?side=before", data: files.before });
  await anybody("PUT /compare/[token]/files", { ids, query: "?side=after", data: files.after });
  type View = { status: string; result: { counts: { unmarked: number } } | null };
  await expect
    .poll(async () => (await anybody<View>("GET /compare/[token]", { ids })).result?.counts.unmarked, {
      timeout: 60_000,
    })
    .toBe(1);
  await anybody("GET /compare/[token]/report", { ids });
  await anybody("DELETE /compare/[token]", { ids, status: 204 });
  await anybody("GET /compare/[token]", { ids, status: 404 });
}
