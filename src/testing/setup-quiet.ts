// Fails a test in which the program logs a warning or an error to the console.
import { afterEach, beforeEach, vi } from 'vitest';

const COMPLAINTS = ['error', 'warn'] as const;

beforeEach(() => {
  for (const name of COMPLAINTS) vi.spyOn(console, name);
});

afterEach(() => {
  const calls = COMPLAINTS.flatMap((name) => vi.mocked(console[name]).mock.calls);
  vi.restoreAllMocks();
  if (calls.length > 0) throw new Error(`The console was used: ${calls.map(String).join('\n')}`);
});
