// The evidence pack: only facts that the software itself knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Evidence } from '#shared/contract/evidence.ts';
import { isRequired } from '../../accounts/factor/policy.ts';
import { backupState } from '../../operations/backups/state.ts';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { isSecure } from '../../platform/tls/notice.ts';
import { recipientsOf } from './recipients.ts';
import {
  countPeople,
  countRows,
  countSecondFactors,
  findDatabase,
  type TableCount,
} from './store.ts';
import { tableDescriptions } from './tables.ts';
import { testedAt } from './test-run.ts';

export async function gatherEvidence(deps: Deps): Promise<Evidence> {
  const { config, database, now } = deps;
  const { db } = database;
  const { version, bytes } = await findDatabase(db);
  const backup = await backupState(deps);
  return {
    writtenAt: now().toISOString(),
    versions: { app: appVersion(), node: process.versions.node, postgres: version },
    testedAt: testedAt(),
    place: { ...placeOf(config), bytes },
    origin: config.origin,
    https: config.tls !== null ? 'server' : isSecure(config) ? 'in-front' : 'none',
    people: await countPeople(db),
    secondFactor: { required: await isRequired(db), ...(await countSecondFactors(db)) },
    tables: describeTables(config, await countRows(db)),
    periods: periodsOf(config),
    recipients: recipientsOf(config),
    backup: backup && { lastGoodAt: backup.lastGoodAt, problem: backup.problem },
    takesUnverified: config.takesUnverified,
    teachersAddPupils: config.teachersAddPupils,
  };
}

const packageSchema = z.object({ version: z.string() });

function appVersion(): string {
  const text = readFileSync(join(findProjectRoot(), 'package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(text)).version;
}

/** Leaves out the password that a database address may contain. */
function placeOf({ databaseUrl, dataDir }: Config): Omit<Evidence['place'], 'bytes'> {
  if (databaseUrl === null) return { kind: 'embedded', where: dataDir };
  const { hostname, pathname } = new URL(databaseUrl);
  return { kind: 'server', where: `${hostname || 'this machine'}${pathname}` };
}

function describeTables(config: Config, counts: readonly TableCount[]): Evidence['tables'] {
  return Object.entries(tableDescriptions(config)).flatMap(([key, description]) =>
    counts
      .filter((count) => count.key === key)
      .map(({ name, rows }) => ({ name, ...description, rows })),
  );
}

function periodsOf({
  answerMonths,
  auditDays,
  idlePupils,
  backupDir,
}: Config): Evidence['periods'] {
  return [
    {
      what: 'What pupils answered in each game; scores stay with the account',
      setting: 'ANSWER_MONTHS',
      value: `${answerMonths} months`,
    },
    {
      what: 'Accounts of pupils who do not play are listed for deletion after',
      setting: 'IDLE_PUPILS_MONTHS',
      value: `${idlePupils.months} months`,
    },
    {
      what: 'and deleted after a notice of',
      setting: 'IDLE_PUPILS_NOTICE_DAYS',
      value: `${idlePupils.noticeDays} days`,
    },
    { what: 'The audit log', setting: 'AUDIT_DAYS', value: `${auditDays} days` },
    {
      what: 'Nightly backups',
      setting: 'BACKUP_DIR',
      value:
        backupDir === null
          ? 'not set up: none are made by the software'
          : 'the last of each of 7 days and of each of 4 weeks',
    },
  ];
}
