/**
 * An issuer of OpenID Connect as other companies run one: the certified provider for Node, on a site of its own, where
 * `person` is signed in.
 */
import { createServer, type ServerResponse } from "node:http";
import Provider, { type Configuration } from "oidc-provider";
import { freePort } from "./postgres";

export type IssuerPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };
export type TestIssuer = {
  settings: Record<string, string>;
  /** Begins to serve an app, whose answers go to this address. */
  allow: (callback: string) => void;
  /** Whom the next browser is there. */
  person: IssuerPerson;
  /** Whether people refuse to be signed in with it. */
  isRefused: boolean;
  /** Whether answers are kept here instead of reaching the app, and the last one. */
  isHeldBack: boolean;
  held: string;
  /** The address of every question for a log-in that browsers brought. */
  asked: URL[];
  stop: () => Promise<void>;
};

const CLIENT = { OIDC_CLIENT_ID: "contract-manager", OIDC_CLIENT_SECRET: "known to this issuer and its client" };
const SCOPE = "openid email profile";

export async function startIssuer(): Promise<TestIssuer> {
  const address = `http://127.0.0.1:${await freePort()}`; // another site than the app's `localhost`
  const people = new Map<string, IssuerPerson>();
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", address);
    if (url.pathname === "/auth") issuer.asked.push(url);
    if (!provider || url.pathname === "/held") return void response.writeHead(provider ? 200 : 503).end("Held back");
    if (issuer.isHeldBack) holdBack(response, issuer, address);
    if (!url.pathname.startsWith("/interaction/")) return void provider.callback()(request, response);
    people.set(issuer.person.sub, issuer.person);
    const answer = issuer.isRefused
      ? { error: "access_denied", error_description: "Not today" }
      : { login: { accountId: issuer.person.sub } };
    void provider.interactionFinished(request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(address).port), "127.0.0.1", resolve));
  const issuer: TestIssuer = {
    settings: { ...CLIENT, OIDC_ISSUER: address, OIDC_NAME: "Company" },
    allow: (callback) =>
      (provider = new Provider(
        address,
        configuration(callback, (sub) => people.get(sub)),
      )),
    person: { sub: "nobody" },
    isRefused: false,
    isHeldBack: false,
    held: "",
    asked: [],
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((fault) => (fault ? reject(fault) : resolve()));
      }),
  };
  return issuer;
}

/** Keeps an answer that leaves for the app, and leads the browser to a page here. */
function holdBack(response: ServerResponse, issuer: TestIssuer, address: string): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isAnswer =
      name.toLowerCase() === "location" && !String(value).startsWith(address) && URL.canParse(String(value));
    if (isAnswer) issuer.held = String(value);
    return set(name, isAnswer ? `${address}/held` : value);
  };
}

function configuration(callback: string, findPerson: (sub: string) => IssuerPerson | undefined): Configuration {
  return {
    clients: [
      { client_id: CLIENT.OIDC_CLIENT_ID, client_secret: CLIENT.OIDC_CLIENT_SECRET, redirect_uris: [callback] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["signs the cookies of tests"] },
    pkce: { required: () => true, methods: ["S256"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...findPerson(sub), sub }) }),
    // Nobody is asked what the app may know: that question is the issuer's own business.
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        ...(client ? { clientId: client.clientId } : {}),
        ...(session?.accountId ? { accountId: session.accountId } : {}),
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  };
}
