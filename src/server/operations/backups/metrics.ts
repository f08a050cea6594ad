// Metrics of the nightly backups.
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/db/database.ts';
import { findBackupOutcome, type BackupOutcome } from './store.ts';

/** Registers them. Every process reports the same values, so the maximum is used. */
export function reportBackups({ db }: Database, registers: Registry[]): void {
  const report = (name: string, help: string, valueOf: (outcome: BackupOutcome) => number) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      async collect() {
        // If the database cannot be reached, the last value stays.
        const outcome = await findBackupOutcome(db).catch(() => null);
        if (outcome) this.set(valueOf(outcome));
      },
    });
  report(
    'backup_last_success_timestamp_seconds',
    'Time of the last verified backup; 0 for none',
    ({ good }) => (good?.at.getTime() ?? 0) / 1000,
  );
  report('backup_last_success_bytes', 'Size of that backup', ({ good }) => good?.bytes ?? 0);
  report('backup_last_failed', 'Whether the last attempt failed: 1 or 0', ({ failed }) =>
    failed ? 1 : 0,
  );
}
