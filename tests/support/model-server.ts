/** A small OpenAI-compatible server (Chat Completions) that answers as well or as badly as a test wants. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

type ModelRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    temperature?: number;
    tools?: unknown;
  };
  /** Settles once the client has closed the connection before the answer's end. */
  left: Promise<void>;
};

export type ModelReply =
  /** Words, chunk by chunk; then the end that servers send, unless it stalls, breaks off or just stops. */
  | { words: readonly string[]; then?: "end" | "stall" | "break" | "stop" | "length" }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Takes the request and says nothing. */
  | "silence"
  /** Cuts the connection before an answer. */
  | "hang up"
  /** Asks for a tool to be called. */
  | { toolCall: string };

export type ModelServer = {
  url: string;
  host: string;
  requests: ModelRequest[];
  replyWith: (...replies: ModelReply[]) => void;
  close: () => Promise<void>;
};

/** Starts one on a free port. Each request takes the next of the replies; the last one is given again and again. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let replies: ModelReply[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const left = new Promise<void>((resolve) =>
        response.once("close", () => (response.writableEnded ? undefined : resolve())),
      );
      requests.push({
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
        left,
      });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply !== undefined) await answer(response, reply);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v1`,
    host,
    requests,
    replyWith: (...next) => {
      replies = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(response: ServerResponse, reply: ModelReply): Promise<void> {
  if (reply === "silence") return;
  if (reply === "hang up") return void response.destroy();
  if ("status" in reply)
    return void response
      .writeHead(reply.status, { "Content-Type": "application/json", ...reply.headers })
      .end(reply.body ?? '{"error":{"message":"no"}}');
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if ("toolCall" in reply) {
    send(response, {
      delta: {
        role: "assistant",
        tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name: reply.toolCall, arguments: "{}" } }],
      },
    });
    return end(response, "tool_calls");
  }
  for (const words of reply.words) {
    send(response, { delta: { content: words } });
    await pause(1);
  }
  if (reply.then === "stall") return;
  if (reply.then === "break") return void response.destroy();
  if (reply.then === "stop") return void response.end();
  end(response, reply.then === "length" ? "length" : "stop");
}

function send(response: ServerResponse, choice: object): void {
  response.write(
    `data: ${JSON.stringify({ id: "answer", object: "chat.completion.chunk", created: 1, model: "test", choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`,
  );
}

function end(response: ServerResponse, reason: string): void {
  send(response, { delta: {}, finish_reason: reason });
  response.end("data: [DONE]\n\n");
}
