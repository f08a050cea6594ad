// `npm run schools`: many schools on one machine.
import { runSchoolsCommand } from './operations/schools/command.ts';
import { SchoolsError } from './operations/schools/store.ts';
import { MIGRATIONS } from './platform/db/open.ts';
import { exitOnSignal, say, stopWith } from './process.ts';

exitOnSignal(1);
try {
  await runSchoolsCommand(process.argv.slice(2), { migrations: MIGRATIONS, say });
} catch (error) {
  stopWith(error, [SchoolsError]);
}
