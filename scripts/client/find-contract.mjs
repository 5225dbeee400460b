/** The contract that somebody means by an id or a name. */
import { Failure } from "./failure.mjs";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns {Promise<string>} its id */
export async function findContract(site, meant) {
  if (ID.test(meant)) return meant;
  const found = await site.ask("getContracts", { query: { q: meant } });
  const folded = (text) => text.normalize("NFC").trim().toLowerCase();
  const named = found.filter(({ name }) => folded(name) === folded(meant));
  const [only] = named;
  if (!only) throw new Failure("missing", `No contract is called “${meant}”.`);
  if (named.length === 1) return only.id;
  const ids = named.map(({ id }) => `  ${id}`).join("\n");
  throw new Failure("usage", `${named.length} contracts are called “${meant}”. Name one by its id:\n${ids}`);
}
