// Asks an application on this machine whether it answers.

interface Address {
  port: number;
  /** The machine itself if none is named. */
  host?: string;
  tls: boolean;
}

/** Whether this application answers 200 there: a certificate for other names is no reason to doubt it. */
export async function answers(
  { port, host = '127.0.0.1', tls }: Address,
  path: '/healthz' | '/readyz',
): Promise<boolean> {
  const { request } = await import(tls ? 'node:https' : 'node:http');
  return new Promise((resolve) => {
    const asked = request(
      { host, port, path, rejectUnauthorized: false, timeout: 5000 },
      (answer: { statusCode?: number; headers: Record<string, unknown>; resume: () => void }) => {
        answer.resume();
        resolve(answer.statusCode === 200 && 'x-request-id' in answer.headers);
      },
    );
    asked.on('error', () => resolve(false));
    asked.on('timeout', () => asked.destroy());
    asked.end();
  });
}
