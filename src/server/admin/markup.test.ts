// Names and texts that could act as markup, a formula or a header elsewhere are treated as plain text.
import { describe, expect, it } from 'vitest';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();

const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor}}${7*7}',
  "'; drop table users; --",
  '\u202eevil\u202c',
];
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|calc', '＝1+1', '\u00a0=1', ' =1+1'];

async function sayEverywhere(text: string): Promise<TestBrowser & { id: number }> {
  const pupil = await server.loginAs({ displayName: text });
  await pupil.post('/api/game/complete', { gameId: 'word-search', score: 8, maxScore: 10 });
  await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 1, comment: text });
  await pupil.post('/api/v1.0/email/send', {
    service_id: 'embedded',
    template_id: 'embedded',
    user_id: 'embedded',
    template_params: { message: text, from_name: text },
  });
  return pupil;
}

describe('text that looks like markup', () => {
  it('texts that look like markup are returned as data that no browser renders as a page', async () => {
    const said = new Map<string, { id: number }>();
    for (const text of TEXTS) said.set(text, await sayEverywhere(text));
    const admin = await server.loginAs({ isAdmin: true });
    for (const [text, { id }] of said) {
      for (const path of ['stats', 'students', `student/${id}`, 'messages']) {
        const { body, headers } = await admin.get(`/api/admin/${path}`);
        expect(JSON.stringify(body)).toContain(JSON.stringify(text).slice(1, -1));
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toContain("default-src 'none';");
      }
    }
  });

  it('a refusal never repeats the text that was sent', async () => {
    const text = '<script>alert(1)</script>';
    const browser = await server.loginAs();
    const answers = [
      await browser.post('/api/game/complete', { gameId: text, score: 1, maxScore: 1 }),
      await browser.get(`/api/games/${encodeURIComponent(text)}`),
      await browser.post('/api/login', { username: text, password: text }),
      await browser.post('/api/register', { username: text, password: 'secret1' }),
      await browser.post('/api/register', { checkoutSessionId: text }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body)).not.toContain('alert');
    }
  });
});

describe('a name that looks like a formula', () => {
  it('names that look like formulas are plain text in the CSV file that a teacher opens', async () => {
    for (const displayName of FORMULAS) await server.loginAs({ displayName });
    const admin = await server.loginAs({ isAdmin: true });
    const { body, headers } = await admin.get('/api/admin/students.csv');
    const cells = String(body).match(/"(?:[^"]|"")*"/g) ?? [];
    for (const formula of FORMULAS) expect(cells).toContain(`"'${formula}"`);
    for (const cell of cells) expect(cell).not.toMatch(/^"\s*[=+\-@＝＋－＠]/);
    expect(String(headers['content-disposition'])).toMatch(/^attachment; /);
  });
});

describe('a name in a file name', () => {
  it('a name in a file name cannot end the header or add another', async () => {
    const pupil = await server.loginAs({ username: 'a"; x=y\r\nSet-Cookie: sid=1' });
    const admin = await server.loginAs({ isAdmin: true });
    const { status, headers } = await admin.get(`/api/admin/student/${pupil.id}/history.csv`);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers['content-disposition'])).toMatch(
      /^attachment; filename="a__ x_y__Set-Cookie_ sid_1 [\d-]+\.csv"; filename\*=UTF-8''[\w%.'()*!~-]+$/,
    );
  });
});
