/** What tests use of an IMAP server that comes without types. */
declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  export type ImapServer = {
    server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(closed: () => void): void;
    appendMessage(mailbox: string, flags: string[], internalDate: string | false, raw: string): void;
    getMailbox(path: string): { messages: { flags: string[] }[] };
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, { messages: { raw: string }[] }>;
  }): ImapServer;
}
