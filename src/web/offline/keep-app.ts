// Keeps the app on the device; loaded when the browser is idle.
import { takeOverWhenFree } from './take-over.ts';

const WORKER = '/service-worker.js';

/** Installs the service worker, and follows its versions. */
export async function keepApp(): Promise<void> {
  // Service workers exist only on HTTPS and on the machine itself.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  try {
    // A filter between page and server may answer with anything.
    const registration: ServiceWorkerRegistration | undefined = await container.register(WORKER);
    if (registration) takeOverWhenFree(container, registration);
  } catch {
    // In a private window, or with storage disabled, the app works online only.
  }
}
