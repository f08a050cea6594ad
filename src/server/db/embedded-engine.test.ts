import type { PGlite } from '@electric-sql/pglite';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError, isAway, sqlState } from './database.ts';
import { openEngine } from './embedded-engine.ts';
import { prepareFolder } from './embedded-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-engine-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an engine that gives up', () => {
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => sqlState(error),
    );
  /** From now on any error ends it, as a full disk does. */
  const makeFrail = (engine: PGlite) => engine.query('set exit_on_error = on');

  it('fails what waits for it, is begun anew for the next one, and has kept what it had answered', async () => {
    const engine = await openEngine(folder);
    await engine.exec('create table kept (n int); insert into kept values (1)');
    await makeFrail(engine);
    const calls = ['select 1 / 0', 'select 1', 'select 1'].map((text) =>
      codeOf(engine.query(text)),
    );
    expect(await Promise.all(calls)).toEqual(['57P03', '57P03', '57P03']);
    expect((await engine.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await engine.transaction((tx) => tx.query('insert into kept values (2)'));
    expect((await engine.query('select n from kept')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await engine.close();
  });

  it('counts as away while its folder cannot be opened, and closes all the same', async () => {
    const engine = await openEngine(folder);
    await makeFrail(engine);
    expect(await codeOf(engine.query('select 1 / 0'))).toBe('57P03');
    await rm(folder, { recursive: true });
    const error: unknown = await engine.query('select 1').catch((reason: unknown) => reason);
    expect(isAway(error)).toBe(true);
    await engine.close();
  });
});

describe('a folder for the embedded database', () => {
  const fill = (...names: string[]) =>
    Promise.all(names.map((name) => writeFile(join(folder, name), '')));

  it('that is new is marked as unfinished until its database is complete', async () => {
    await fill('in-use-12345678.sock');
    const complete = await prepareFolder(folder);
    expect(await readdir(folder)).toContain('unfinished');
    await complete();
    expect(await readdir(folder)).toEqual(['in-use-12345678.sock']);
  });

  it('that was never finished is emptied', async () => {
    await fill('unfinished', 'pg_hba.conf', 'in-use-12345678.sock');
    await prepareFolder(folder);
    expect((await readdir(folder)).toSorted()).toEqual(['in-use-12345678.sock', 'unfinished']);
  });

  it('that has a database is left alone', async () => {
    await fill('PG_VERSION', 'pg_hba.conf');
    await (
      await prepareFolder(folder)
    )();
    expect((await readdir(folder)).toSorted()).toEqual(['PG_VERSION', 'pg_hba.conf']);
  });

  it('that has files but no beginning is refused and keeps its files', async () => {
    await fill('pg_hba.conf');
    await expect(prepareFolder(folder)).rejects.toThrow(DatabaseError);
    await expect(prepareFolder(folder)).rejects.toThrow('restore a backup');
    expect(await readdir(folder)).toEqual(['pg_hba.conf']);
  });
});
