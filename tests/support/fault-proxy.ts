/** A TCP proxy that does to real connections what networks and servers do to them. */
import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";

export type Fault =
  | "none"
  /** New connections are closed at once, and those that are open are cut. */
  | "refuse"
  /** Nothing more comes through, in either direction, until the fault ends; then all that was sent does. */
  | "stall"
  /** Nothing comes through connections that were open during the fault, ever; nobody is told. */
  | "swallow"
  /** Every piece comes this many milliseconds late. */
  | { lateMs: number };

export type FaultProxy = {
  port: number;
  /** The same URL with this proxy in front. */
  through: (url: string) => string;
  become: (fault: Fault) => void;
  /** Cuts the connections that are open now, as a restart of the server does. */
  cut: () => void;
  close: () => Promise<void>;
};

type Link = { near: Socket; far: Socket; isSwallowed: boolean };

/** Starts one on a free port of this machine before a server on a port of this machine. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const links = new Set<Link>();
  let fault: Fault = "none";
  const server = createServer((near) => {
    if (fault === "refuse") return void near.destroy();
    const link: Link = { near, far: connect(targetPort, "127.0.0.1"), isSwallowed: fault === "swallow" };
    links.add(link);
    join(link, link.near, link.far);
    join(link, link.far, link.near);
    if (fault === "stall") hold(link, true);
  });

  function join(link: Link, from: Socket, to: Socket): void {
    from.on("data", (bytes: Buffer) => {
      if (link.isSwallowed) return;
      const late = typeof fault === "object" ? fault.lateMs : 0;
      if (late === 0) to.write(bytes);
      else setTimeout(() => to.writable && to.write(bytes), late);
    });
    from.on("end", () => (link.isSwallowed ? undefined : to.end()));
    from.on("error", () => to.destroy());
    from.on("close", () => {
      links.delete(link);
      if (!link.isSwallowed) to.destroy();
    });
  }

  const cut = () => {
    for (const { near, far } of links) for (const end of [near, far]) end.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    through: (url) => url.replace(`:${targetPort}`, `:${port}`),
    become: (next) => {
      fault = next;
      for (const link of links) {
        hold(link, next === "stall");
        if (next === "swallow") link.isSwallowed = true;
      }
      if (next === "refuse") cut();
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}

function hold({ near, far }: Link, isHeld: boolean): void {
  for (const end of [near, far]) {
    if (isHeld) end.pause();
    else end.resume();
  }
}
