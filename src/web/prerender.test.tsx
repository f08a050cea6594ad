import { expect, it } from 'vitest';
import { prerenderWelcome } from './prerender.tsx';

it('the pre-rendered welcome page has what the server puts the installation into', () => {
  const html = prerenderWelcome();
  expect(html).toContain('Welcome to Bright Explorers!');
  expect(html).toContain(' hidden="" data-school-accounts=""');
  expect(html).toContain('type="password"');
});
