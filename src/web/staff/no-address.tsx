import { EnvLine } from './env-line.tsx';

/** In the place of an address or QR code that would work on this computer alone. */
export function NoAddress() {
  return (
    <div className="flex flex-col gap-2 rounded-2xl border-2 border-coral bg-coral-soft p-4 text-left">
      <p>
        <b>Not for other devices yet.</b>
        {` This page was opened at ${window.location.hostname}, which works on this computer alone. Open it at the address that tablets use, or have this line put into the file .env on the server:`}
      </p>
      <EnvLine>APP_ORIGIN=https://games.hillside.sch.uk</EnvLine>
    </div>
  );
}
