// A small HTTP client with keep-alive, so that only the server is timed.
import { Agent, request } from 'node:http';

const SOCKETS_MAX = 400;
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX });

export interface Ask {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
  /** Value of the session cookie. */
  sid?: string | undefined;
}

export interface Answer {
  status: number;
  text: string;
  /** The session cookie that was set, if any. */
  sid: string | undefined;
}

/** Sends a request and reads the whole answer; rejects only if there is none. */
export function ask(origin: string, { method, path, body, sid }: Ask): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sid !== undefined && { cookie: `sid=${sid}` }),
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(path, origin),
      { agent, method: method ?? (payload === undefined ? 'GET' : 'POST'), headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.find((line) => line.startsWith('sid='));
          const set = /^sid=([^;]+)/.exec(cookie ?? '')?.[1];
          resolve({ status: response.statusCode ?? 0, text, sid: set });
        });
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}

/** Closes idle connections. */
export function closeConnections(): void {
  agent.destroy();
}
