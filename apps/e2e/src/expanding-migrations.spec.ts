import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describePreviousRelease, previousRelease } from './system/release.js';

const root = resolve(import.meta.dirname, '../../..');

/** What the services of the release before could not work with while both run on one database. */
const breaking: [RegExp, string][] = [
  [/\bdrop (table|column|view|schema|type|function|sequence)\b/, 'drops what the previous release uses'],
  [/\brename\b/, 'renames what the previous release uses'],
  [/\balter column \S+ (set data )?type\b/, 'changes a type'],
  [/\balter column \S+ set not null\b/, 'refuses rows that the previous release writes'],
  [
    /\badd column ((?!default|,|generated).)*\bnot null\b((?!default|,|generated).)*(,|$)/,
    'adds a column that the previous release leaves empty',
  ],
];

/** Why a migration cannot be applied while the previous release still runs. */
function objections(migration: string): string[] {
  const statements = [...migration.matchAll(/addSql\(\s*(['"`])([\s\S]*?)\1/g)].map(([, , sql = '']) =>
    sql.toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  return statements.flatMap((sql) => breaking.filter(([pattern]) => pattern.test(sql)).map(([, why]) => `${why}: ${sql}`));
}

describePreviousRelease('migrations since the previous release', () => {
  it('only expand the schema, so that both releases work on it', () => {
    const released = execFileSync('git', ['ls-tree', '-r', '--name-only', previousRelease], { cwd: root, encoding: 'utf8' }).split('\n');
    const known = new Set(released.filter((path) => path.includes('/migrations/')));
    expect(known.size).toBeGreaterThan(0);
    const added = globSync('apps/*/src/migrations/[0-9]*.ts', { cwd: root }).filter((path) => !known.has(path));
    const found = added.map((path) => [path, objections(readFileSync(join(root, path), 'utf8'))]);
    expect(found.filter(([, problems]) => problems?.length !== 0)).toEqual([]);
  });
});

describe('a migration', () => {
  it.each([
    'drop table brands',
    'alter table jobs drop column state',
    'alter table courses rename to schedules',
    'alter table jobs rename column state to status',
    'alter table jobs alter column state type text',
    'alter table jobs alter column state set data type text',
    'alter table jobs alter column state set not null',
    'alter table jobs add column size int not null',
    'alter table jobs add column name text, add column size int not null, add column other int',
  ])('may not say: %s', (sql) => {
    expect(objections(`this.addSql('${sql}');`)).toHaveLength(1);
  });

  it.each([
    'create table colours (id text primary key, name text not null)',
    'alter table jobs add column size int',
    'alter table jobs add column size int not null default 0',
    'alter table jobs add column size int default 0 not null, add column name text',
    'alter table jobs alter column state drop not null',
    'create index jobs_by_size on jobs (size)',
    'drop index jobs_by_size',
  ])('may say: %s', (sql) => {
    expect(objections(`this.addSql('${sql}');`)).toEqual([]);
  });
});
