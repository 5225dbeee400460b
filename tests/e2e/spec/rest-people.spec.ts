/** Behaviour §21: collaborators and invitations. Each call at both of its addresses. */
import { ADDRESSES, answered, expect, refused, test } from "./support/rest";
import { letterTo } from "./support/letters";
import { invite, join, newAddress, newContract, PASSWORD } from "./support/people";

for (const at of ADDRESSES) {
  const place = at === "" ? "the bare address" : at;

  test.describe(`at ${place}`, () => {
    test("GET /contracts/{id}/collaborators lists who has a part", async ({ owner, register }) => {
      const id = await newContract(owner);
      const reviewer = await register("Ганаа");
      await join(owner, id, reviewer);
      const people = await answered<{ userId: string }[]>(
        "GET /contracts/[contractId]/collaborators",
        owner.api.get(`${at}/contracts/${id}/collaborators`),
      );
      expect(people.map(({ userId }) => userId).sort()).toEqual([owner.id, reviewer.id].sort());
      expect(people.find(({ userId }) => userId === reviewer.id)).toMatchObject({
        role: "reviewer",
        user: { name: "Ганаа", email: reviewer.email },
      });
      expect(people.find(({ userId }) => userId === owner.id)).toMatchObject({ role: "admin" });
    });

    test("POST /contracts/{id}/collaborators invites an address with a role, reviewer by default", async ({
      owner,
    }) => {
      const id = await newContract(owner);
      const email = newAddress();
      const made = await answered(
        "POST /contracts/[contractId]/collaborators",
        owner.api.post(`${at}/contracts/${id}/collaborators`, { data: { email, role: "manager" } }),
        201,
      );
      expect(made).toMatchObject({ email, role: "manager", link: expect.stringMatching(/\/invitation\/[\w-]{20,}$/) });
      expect(
        await answered(
          "POST /contracts/[contractId]/collaborators",
          owner.api.post(`${at}/contracts/${id}/collaborators`, { data: { email: newAddress() } }),
          201,
        ),
      ).toMatchObject({ role: "reviewer" });
      await refused(
        owner.api.post(`${at}/contracts/${id}/collaborators`, { data: { email: newAddress(), role: "admin" } }),
        400,
      );
      await refused(owner.api.post(`${at}/contracts/${id}/collaborators`, { data: { role: "reviewer" } }), 400);
    });

    test("DELETE /contracts/{id}/collaborators/{collaboratorId} removes a collaborator, not the owner", async ({
      owner,
      register,
    }) => {
      const id = await newContract(owner);
      const reviewer = await register();
      await join(owner, id, reviewer);
      const people = await answered<{ id: string; userId: string }[]>(
        "GET /contracts/[contractId]/collaborators",
        owner.api.get(`${at}/contracts/${id}/collaborators`),
      );
      const rowOf = (userId: string) => people.find((row) => row.userId === userId)?.id ?? "";
      await answered(
        "DELETE /contracts/[contractId]/collaborators/[collaboratorId]",
        owner.api.delete(`${at}/contracts/${id}/collaborators/${rowOf(reviewer.id)}`),
        204,
      );
      await refused(reviewer.api.get(`/contracts/${id}`), 404);
      await refused(owner.api.delete(`${at}/contracts/${id}/collaborators/${rowOf(owner.id)}`), 409);
    });

    test("GET /invitations/{token} answers contractId, role, inviter and contract, to a guest too", async ({
      owner,
      guest,
    }) => {
      const id = await newContract(owner, { name: "Office lease" });
      const { token } = await invite(owner, id, { email: newAddress(), role: "manager" });
      expect(await answered("GET /invitations/[token]", guest.get(`${at}/invitations/${token}`))).toMatchObject({
        contractId: id,
        role: "manager",
        inviter: { name: owner.name },
        contract: { name: "Office lease" },
      });
      expect(await refused(guest.get(`${at}/invitations/unknown`), 404)).toMatchObject({
        message: "Invitation Not Found: This invitation may have expired or already been used.",
      });
    });

    test("POST /invitations/{token}/accept makes the account and answers access_token and user, once", async ({
      owner,
      guest,
      callsOf,
    }) => {
      const id = await newContract(owner);
      const email = newAddress();
      const { token } = await invite(owner, id, { email });
      const data = { name: "Дорж", password: PASSWORD };
      const accepted = await answered<{ access_token: string; user: { email: string } }>(
        "POST /invitations/[token]/accept",
        guest.post(`${at}/invitations/${token}/accept`, { data }),
        201,
      );
      expect(accepted).toMatchObject({ contractId: id, user: { name: "Дорж", email } });
      expect(
        await answered(
          "GET /contracts/[contractId]",
          (await callsOf(accepted.access_token)).get(`${at}/contracts/${id}`),
        ),
      ).toMatchObject({ role: "reviewer" });
      await refused(guest.post(`${at}/invitations/${token}/accept`, { data }), 409);
      await refused(guest.get(`${at}/invitations/${token}`), 404);
    });

    test("GET /invitations/pending lists what waits for the caller", async ({ owner, register, app }) => {
      const id = await newContract(owner, { name: "Office lease" });
      const invited = await register();
      await invite(owner, id, { email: invited.email.toUpperCase() });
      expect(await answered("GET /invitations/pending", invited.api.get(`${at}/invitations/pending`))).toEqual([]); // the address isn't proven yet
      const token = /\/verify-email\?token=([\w-]+)/.exec(
        await letterTo(app.dataFolder, invited.email, "/verify-email"),
      )?.[1];
      expect((await invited.api.post(`${at}/auth/verify-email`, { data: { token } })).status()).toBe(200);
      expect(await answered("GET /invitations/pending", invited.api.get(`${at}/invitations/pending`))).toMatchObject([
        { contractId: id, contract: { name: "Office lease" }, inviter: { name: owner.name }, role: "reviewer" },
      ]);
      expect(await answered("GET /invitations/pending", owner.api.get(`${at}/invitations/pending`))).toEqual([]);
    });

    test("invitations are listed, sent again and revoked by who manages the contract", async ({ owner, guest }) => {
      const id = await newContract(owner);
      const first = await invite(owner, id, { email: newAddress() });
      expect(
        await answered("GET /contracts/[contractId]/invitations", owner.api.get(`${at}/contracts/${id}/invitations`)),
      ).toMatchObject([{ id: first.id, isExpired: false }]);
      const again = await answered<{ link: string }>(
        "POST /invitations/[token]/resend",
        owner.api.post(`${at}/invitations/${first.id}/resend`),
        201,
      );
      await refused(guest.get(`/invitations/${first.token}`), 404);
      await answered("GET /invitations/[token]", guest.get(`/invitations/${again.link.split("/").at(-1)}`));
      await answered("DELETE /invitations/[token]", owner.api.delete(`${at}/invitations/${first.id}`), 204);
      await refused(guest.get(`/invitations/${again.link.split("/").at(-1)}`), 404);
    });
  });
}

test("roles decide what a collaborator may do", async ({ owner, register, admin }) => {
  const id = await newContract(owner);
  const [reviewer, manager] = [await register(), await register()];
  await join(owner, id, reviewer, "reviewer");
  await join(owner, id, manager, "manager");
  for (const person of [owner, manager, reviewer]) {
    await answered("GET /contracts/[contractId]", person.api.get(`/contracts/${id}`));
    await answered(
      "POST /contracts/[contractId]/versions",
      person.api.post(`/contracts/${id}/versions`, { data: { content: `<p>By ${person.name}</p>` } }),
      201,
    );
  }
  await refused(reviewer.api.post(`/contracts/${id}/collaborators`, { data: { email: newAddress() } }), 403);
  await answered(
    "POST /contracts/[contractId]/collaborators",
    manager.api.post(`/contracts/${id}/collaborators`, { data: { email: newAddress() } }),
    201,
  );
  await refused(manager.api.delete(`/contracts/${id}`), 403);
  await refused(admin.api.get(`/contracts/${id}`), 404);
  await answered("DELETE /contracts/[contractId]", owner.api.delete(`/contracts/${id}`), 204);
});

test("the admin flag is set for the uploader, for a collaborator with role admin, and for nobody else", async ({
  owner,
  register,
}) => {
  const id = await newContract(owner);
  const manager = await register();
  await join(owner, id, manager, "manager");
  expect(await answered("GET /contracts/[contractId]", owner.api.get(`/contracts/${id}`))).toMatchObject({
    isAdmin: true,
    role: "admin",
  });
  expect(await answered("GET /contracts/[contractId]", manager.api.get(`/contracts/${id}`))).toMatchObject({
    isAdmin: false,
    role: "manager",
  });
});
