import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepApp } from './keep-app.ts';

/** A browser with service workers, as on HTTPS. */
function withWorkers(register: () => Promise<unknown>) {
  const registering = vi.fn(register);
  const container = Object.assign(new EventTarget(), { controller: null, register: registering });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return registering;
}

describe('a device that may keep the app', () => {
  it('a device that may store the app gets the worker', async () => {
    const register = withWorkers(async () => undefined);
    await keepApp();
    expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  });

  it('the page works without the worker where the browser refuses it', async () => {
    withWorkers(() => Promise.reject(new DOMException('No.', 'SecurityError')));
    await expect(keepApp()).resolves.toBeUndefined();
  });
});

it('a page at a plain-HTTP address works without a worker', async () => {
  await expect(keepApp()).resolves.toBeUndefined();
});
