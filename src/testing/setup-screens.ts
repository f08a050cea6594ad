// Cleans the page up after each test.
import './plain-style.ts';
import { preloadToasts } from '#ui/toast.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

configure({
  // Long, because a busy machine may first have to load a module.
  asyncUtilTimeout: 10_000,
  // A waiting query fails many times before it succeeds, so the page is printed only when somebody reads the error.
  getElementError: (reason, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let message: string | undefined;
    const get = () => (message ??= `${reason ?? ''}\n\n${prettyDOM(container)}`);
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

await preloadToasts();
