// The demonstration's DATA_DIR, which exists as long as its process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFolder } from './platform/db/open.ts';
import { deleteDatabaseSync } from './platform/db/postgres/site.ts';

/**
 * Creates a temporary folder. It is deleted when this process ends, together with a database that is kept elsewhere.
 */
export function makeDemoFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bright-explorers-demo-'));
  process.once('exit', () => {
    deleteDatabaseSync(embeddedFolder({ dataDir }));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}
