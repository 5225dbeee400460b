/** Stands in for the browser's XMLHttpRequest: the test says what the network does. */
export class FakeXhr {
  static sent: FakeXhr[] = [];
  static latest(): FakeXhr {
    const request = FakeXhr.sent.at(-1);
    if (!request) throw new Error("no request was sent");
    return request;
  }

  method = "";
  url = "";
  body: unknown = null;
  status = 0;
  responseText = "";
  isAborted = false;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  send(body: unknown): void {
    this.body = body;
    FakeXhr.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  /** The network's side. */
  progress(loaded: number): void {
    this.upload.onprogress?.({ loaded });
  }
  answer(status: number, body: unknown = ""): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.onload?.();
  }
  breakOff(): void {
    this.onerror?.();
  }
}
