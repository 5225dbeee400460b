import "server-only";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { guardFor, toFailure, type Guard } from "./guarded";
import type { CallAnswer, Caller, CallFailure, OutgoingCall } from "./port";

/** Without these no byte of the request can have arrived. */
const NEVER_ARRIVED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** Calls where `guardFor` lets it, and reads no more of an answer than was asked for. @param allowed in lower case */
export function httpsCaller(allowed: readonly string[], lookup?: LookupFunction): Caller {
  return {
    async call(asked, signal) {
      const url = URL.canParse(asked.url) ? new URL(asked.url) : null;
      const guard = url && guardFor(url, allowed, lookup);
      if (!url || !guard) return { failure: "forbidden", mayHaveArrived: false };
      return send(url, asked, { ...guard, signal });
    },
  };
}

type Way = Guard & { signal: AbortSignal };

function send(url: URL, { method, headers, body, mostBytes }: OutgoingCall, way: Way): Promise<CallAnswer> {
  const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, {
    ...way,
    method,
    headers: { ...headers, connection: "close", ...(body ? { "content-length": body.length } : {}) },
  });
  return new Promise((resolve) => {
    const fail = (failure: CallFailure, mayHaveArrived: boolean) => {
      request.destroy();
      resolve({ failure, mayHaveArrived });
    };
    request.on("error", (cause: Error & { code?: string }) => {
      const failure = toFailure(cause, way.signal);
      const hasArrived = failure === "timeout" || (failure === "unreachable" && !NEVER_ARRIVED.has(cause.code ?? ""));
      fail(failure, hasArrived);
    });
    request.on("response", (response) => {
      const pieces: Buffer[] = [];
      let length = 0;
      response.on("data", (piece: Buffer) => {
        length += piece.length;
        if (length > mostBytes) return fail("tooLarge", true);
        pieces.push(piece);
      });
      response.on("error", (cause) => fail(toFailure(cause, way.signal), true)); // cut off: half an answer is none
      response.on("end", () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) })
          : fail("unreachable", true),
      );
    });
    request.end(body);
  });
}
