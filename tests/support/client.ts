import type { Body, Failure, Success } from '#contract/call.ts';
import type { Calls, Path } from '#contract/calls.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests send what no type allows, and read whatever comes back
type Loose = any;

/** What came: the fields of a success and of a failure, none of them certain but the status. */
type Answered<P extends Path> = Omit<Partial<Success<Calls[P]>>, 'status' | 'message'> &
  Omit<Failure, 'status'> & { status: number };

/** A browser as far as the calls go: it keeps cookies, has an address of its own and knows nothing else. */
export class Client {
  readonly cookies = new Map<string, string>();
  /** Sent as the address that the trusted proxy saw, so that limits count each client alone. */
  readonly ip: string;

  /** Where each request goes to, where not all go to one process. */
  readonly #next: () => Promise<string>;

  constructor(url: string, next = async () => url) {
    this.#next = next;
    this.ip = nextAddress();
  }

  /** The same browser at another process of the shop: the cookies it has now go with it. */
  at(url: string): Client {
    const other = new Client(url);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** Makes a call as its types say. */
  post<P extends Path>(path: P, body: Body<Calls[P]>): Promise<Answered<P>> {
    return this.send(path, { body: JSON.stringify(body) }) as Loose;
  }

  /** Sends anything anywhere. */
  async send(path: string, { method = 'POST', headers = {}, body }: RequestInit = {}): Promise<Loose> {
    const response = await this.fetch(path, { method, headers, body });
    const text = await response.text();
    try {
      const answer = JSON.parse(text);
      return Array.isArray(answer)
        ? Object.assign(answer, { status: response.status })
        : { ...answer, status: response.status };
    } catch {
      return { status: response.status, text };
    }
  }

  async fetch(path: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> {
    const sent = new Headers({ 'X-Forwarded-For': this.ip });
    if (typeof body === 'string') sent.set('Content-Type', 'application/json');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) sent.set('Cookie', cookie);
    for (const [name, value] of new Headers(headers)) sent.set(name, value);
    const response = await fetch((await this.#next()) + path, {
      method,
      body: body ?? null,
      redirect: 'manual',
      headers: sent,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

let network = Math.floor(Math.random() * 65_536);
/** Each in a network of its own: networks are counted too, and by chance two of thirty would meet in one run of a hundred. */
function nextAddress(): string {
  network = (network + 1) % 65_536;
  return `10.${network >> 8}.${network % 256}.1`;
}
