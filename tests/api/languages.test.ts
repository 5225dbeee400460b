/** Contracts in two languages over REST: what is answered to whom, what is kept, and which side is behind. */
import { describe, expect, test } from "vitest";
import { GET as languages } from "@/app/api/contracts/[contractId]/languages/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { hasTwoLanguages, readOldLanguages } from "@/lib/assistant/languages/languages";
import type { LanguagesDto } from "@/lib/assistant/languages/languages-schema";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const CLAUSES = [
  ["SUPPLY AGREEMENT", "ДОГОВОР ПОСТАВКИ"],
  [
    "1. The Seller shall deliver 40 tonnes of wool to the warehouse of the Buyer.",
    "1. Продавец обязуется поставить 40 тонн шерсти на склад Покупателя.",
  ],
  [
    "2. The Buyer pays EUR 9,000 within 30 days of delivery.",
    "2. Покупатель платит 9 000 евро в течение 30 дней после поставки.",
  ],
  [
    "3. The Buyer may refuse wet goods until 1 May 2027.",
    "3. Покупатель вправе отказаться от влажного товара до 1 мая 2027 года.",
  ],
  [
    "4. In case of any discrepancy the English text prevails.",
    "4. При расхождении преимущественную силу имеет английский текст.",
  ],
] as const;
const row = ([one, other]: readonly [string, string]) => `<tr><td>${one}</td><td>${other}</td></tr>`;
const html = (change: (text: string) => string = (text) => text) =>
  `<table><tbody>${CLAUSES.map((two) => row([change(two[0]), change(two[1])])).join("")}</tbody></table>`;
const ONE_LANGUAGE = CLAUSES.map(([english]) => `<p>${english}</p>`).join("");

const ask = (who: Person, contractId: string, query = "") =>
  call(languages, { token: who.token, params: { contractId }, path: `/api/contracts/${contractId}/languages${query}` });
const read = async (who: Person, contractId: string, query?: string) =>
  (await (await ask(who, contractId, query)).json()) as LanguagesDto;
const differing = ({ pairs }: LanguagesDto) =>
  pairs.flatMap(({ number, differences }) => differences.map(({ kind }) => `${number} ${kind}`));

describe("the languages of a contract", () => {
  test("are answered clause by clause with the version's own words, to whoever may read it (B-46.8)", async () => {
    const [owner, reader, stranger] = [await person("Owner"), await person("Reader"), await person("Stranger")];
    const changed = html((text) => text.replace("9 000 евро", "6 000 евро"));
    const { contractId, version } = await createContract(owner, { html: changed });
    await join(contractId, reader, "reviewer");
    const answered = await read(reader, contractId);
    expect(answered).toMatchObject({ versionId: version.id, versionNumber: 1, languages: ["en", "ru"] });
    expect(differing(answered)).toEqual(["2 amount"]);
    expect(answered.prevails).toMatchObject({ language: "en", isDisputed: false });
    const { text } = await db.versionText.findUniqueOrThrow({ where: { versionId: version.id } });
    const quotes = answered.pairs.flatMap(({ first, second }) => [first, second]);
    expect(quotes).toHaveLength(10);
    for (const quote of quotes) expect(text.slice(quote?.start, quote?.end)).toBe(quote?.content);
    expect((await ask(stranger, contractId)).status).toBe(404);
    expect((await ask(owner, contractId, "?versionId=another")).status).toBe(404);
    expect((await call(languages, { params: { contractId } })).status).toBe(401);
  });

  test("are none in one language, and then nothing is offered (B-46.7)", async () => {
    const owner = await person();
    const [one, two] = [
      await createContract(owner, { html: ONE_LANGUAGE }),
      await createContract(owner, { html: html() }),
    ];
    expect(await read(owner, one.contractId)).toMatchObject({ languages: null, prevails: null, pairs: [] });
    await read(owner, two.contractId);
    expect(await hasTwoLanguages(owner.actor, one.contractId)).toBe(false);
    expect(await hasTwoLanguages(owner.actor, two.contractId)).toBe(true);
    const stranger = await person("Stranger");
    await expect(hasTwoLanguages(stranger.actor, two.contractId)).rejects.toMatchObject({ key: "contractNotFound" });
  });

  test("are read with the analysis, and again where an older reading is kept or none (B-46.8)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner, { html: html() });
    await analyzeContract(ContractGrant.forJob(contractId));
    const kept = () => db.versionLanguages.findUnique({ where: { versionId: version.id } });
    expect(await kept()).toMatchObject({ isBilingual: true });
    const rules = (await kept())?.rules;
    await db.versionLanguages.update({ where: { versionId: version.id }, data: { rules: 0, isBilingual: false } });
    expect(await hasTwoLanguages(owner.actor, contractId)).toBe(false);
    await readOldLanguages();
    expect(await kept()).toMatchObject({ isBilingual: true, rules });
    await db.versionLanguages.delete({ where: { versionId: version.id } });
    expect(differing(await read(owner, contractId))).toEqual([]);
    expect(await kept()).toMatchObject({ isBilingual: true, rules });
  });
});

describe("a side that was not changed with the other", () => {
  test("is out of date, with the version and the words they were last in step in (B-46.6)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: html() });
    await saveVersion(owner.actor, contractId, { content: html((text) => text.replace("40 tonnes", "45 tonnes")) });
    const behind = async (query?: string) =>
      (await read(owner, contractId, query)).pairs.flatMap((pair) => pair.behind ?? []);
    expect(await behind()).toEqual([{ side: "second", sinceVersion: 1, was: CLAUSES[1][0] }]);
    const { id: followed } = await saveVersion(owner.actor, contractId, {
      content: html((text) => text.replace("40 tonnes", "45 tonnes").replace("40 тонн", "45 тонн")),
    });
    expect(await behind(`?versionId=${followed}`)).toEqual([]);
    await saveVersion(owner.actor, contractId, {
      content: html((text) => text.replace("40", "45").replace("30 дней", "20 дней")),
    });
    expect(await behind()).toEqual([{ side: "first", sinceVersion: 3, was: CLAUSES[2][1] }]);
  });

  test("is told the same when none of the versions before was read (B-46.6)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: html() });
    for (const tonnes of [41, 42, 43])
      await saveVersion(owner.actor, contractId, {
        content: html((text) => text.replace("40 тонн", `${tonnes} тонн`)),
      });
    await db.versionLanguages.deleteMany({ where: { version: { contractId } } });
    const { pairs } = await read(owner, contractId);
    expect(pairs.flatMap((pair) => pair.behind ?? [])).toEqual([
      { side: "first", sinceVersion: 1, was: CLAUSES[1][1] },
    ]);
  });
});
