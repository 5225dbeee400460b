import "server-only";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { env } from "../env";
import { guardFor, toFailure, type Guard } from "./guarded";
import type { Post, Posted, Poster } from "./port";

export const poster: Poster = httpsPoster(env.WEBHOOK_HOSTS);

/** More of an answer is not read. */
const MOST_ANSWER_BYTES = 8 * 1024;

/** Posts where `guardFor` lets it. @param allowed hosts of `WEBHOOK_HOSTS` */
export function httpsPoster(allowed: readonly string[], lookup?: LookupFunction): Poster {
  return {
    async post(message, signal) {
      const url = URL.canParse(message.url) ? new URL(message.url) : null;
      const guard = url && guardFor(url, allowed, lookup);
      return url && guard ? send(url, message, { ...guard, signal }) : { failure: "forbidden" };
    },
  };
}

type Way = Guard & { signal: AbortSignal };

function send(url: URL, { headers, body }: Post, way: Way): Promise<Posted> {
  const isSecure = url.protocol === "https:";
  const options = {
    ...way,
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body), connection: "close" },
  };
  return new Promise((resolve) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, options, (response) => {
      const posted = { status: response.statusCode ?? 0 };
      let bytes = 0;
      const end = () => {
        request.destroy();
        resolve(posted);
      };
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > MOST_ANSWER_BYTES) end();
      });
      response.on("end", end);
      response.on("error", end); // the status is what counts, and it has come
    });
    request.on("error", (cause) => resolve({ failure: toFailure(cause, way.signal) }));
    request.end(body);
  });
}
