import "server-only";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@/lib/errors";
import { noteConnectionAddress } from "@/lib/platform/client-address";
import { boundBody } from "./body-rules";
import { BoundedRequest } from "./bounded-request";
import { CompletedResponse } from "./completed-response";
import { methodsInstead, type Door } from "./doors";
import { isForeignAction, isOwnHost, METHODS, whyUnreadable } from "./request-checks";
import { dropRest, failed, refuse, refuseConnection } from "./refusal";

/** Headers arrive at once; bodies are timed by their routes and `boundBody`. */
const HEAD_MS = 15_000;
const HEADER_BYTES = 16 * 1024;
const CHECKED_EVERY_MS = 5_000;
/** Longer than clients and proxies keep an idle connection (60 s), so that none sends a request while it closes. */
const IDLE_MS = 75_000;

const OPTIONS = {
  IncomingMessage: BoundedRequest,
  ServerResponse: CompletedResponse,
  headersTimeout: HEAD_MS,
  requestTimeout: 0,
  keepAliveTimeout: IDLE_MS,
  connectionsCheckingInterval: CHECKED_EVERY_MS,
  maxHeaderSize: HEADER_BYTES,
};

type Parts = {
  handle: (...asked: Parameters<RequestListener>) => Promise<void>;
  doorAt: (pathname: string) => Door | null;
  /** Handles web socket connections; only development has them. */
  upgrade?: (request: BoundedRequest, socket: Duplex, head: Buffer) => void;
};

/**
 * What every request passes through before Next sees it, in the order of `receive`. Refusals have the documented shape
 * and leave the body unread. Source: behaviour §5, §20.
 */
export function appServer({ handle, doorAt, upgrade }: Parts): Server<typeof BoundedRequest, typeof CompletedResponse> {
  const server = createServer(
    OPTIONS,
    (request, response) =>
      void receive(request, response).catch((cause: unknown) => respondFailure(request, response, cause)),
  );

  async function receive(request: BoundedRequest, response: ServerResponse): Promise<void> {
    response.once("finish", () => dropRest(request));
    request.on("error", () => undefined); // the reader reports callers who disconnect midway
    if (!isOwnHost(request)) throw new AppError("hostNotServed");
    const unreadable = whyUnreadable(request);
    if (unreadable)
      return refuse(
        request,
        response,
        new AppError(unreadable),
        unreadable === "methodNotAllowed" ? { Allow: METHODS.join(", ") } : {},
      );
    noteConnectionAddress(request);
    const door = doorAt(requestPath(request));
    if (isForeignAction(request, door)) throw new AppError("foreignOrigin");
    const methods = methodsInstead(door, request);
    if (methods) return refuse(request, response, new AppError("methodNotAllowed"), { Allow: methods.join(", ") });
    await boundBody(
      { request, response },
      door,
      (failure) => void refuse(request, response, failure).catch((cause: unknown) => failed(request, response, cause)),
    );
    await handle(request, response);
  }

  server.on("clientError", refuseConnection);
  server.on("upgrade", (request: BoundedRequest, socket: Duplex, head: Buffer) => {
    if (upgrade && isOwnHost(request)) upgrade(request, socket, head);
    else socket.destroy();
  });
  return server;
}

function requestPath(request: BoundedRequest): string {
  return decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
}

async function respondFailure(request: BoundedRequest, response: ServerResponse, cause: unknown): Promise<void> {
  if (!(cause instanceof AppError)) return failed(request, response, cause);
  await refuse(request, response, cause).catch((other: unknown) => failed(request, response, other));
}
