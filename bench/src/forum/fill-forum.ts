import { once } from 'node:events';
import { chmodSync, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createRandom, writeText } from './sample-text';

export const commentsPerDiscussion = 5;
export const people = 1000;
const start = Date.UTC(2020, 0, 1);
/** Discussions are spread over six years. */
const spreadMs = 6 * 365 * 86_400_000;

export const getDid = (number: number) => `d${number}`;
export const getUid = (number: number) => `u${number % people}`;

interface Table {
  name: string;
  columns: string;
  rows: number;
  row: (number: number) => string;
}

/** Writes the rows to a file in the format of COPY, which the database then reads. */
async function copy(client: pg.Client, folder: string, { name, columns, rows, row }: Table): Promise<void> {
  const file = join(folder, `${name}.txt`);
  const out = createWriteStream(file);
  for (let number = 0; number < rows; number += 1) {
    if (!out.write(`${row(number)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  chmodSync(file, 0o644);
  await client.query(`copy ${name} (${columns}) from '${file}'`);
  rmSync(file);
}

/** Fills a migrated, empty database with this many discussions and five times as many comments. */
export async function fillForum(client: pg.Client, folder: string, discussions: number): Promise<void> {
  const random = createRandom(13);
  const at = (number: number) => new Date(start + (spreadMs / discussions) * number).toISOString();
  const comments = discussions * commentsPerDiscussion;
  const tables: Table[] = [
    {
      name: 'users',
      columns: 'uid, mobile, created_at',
      rows: people,
      row: (number) => `u${number}\t9198${String(number).padStart(8, '0')}\t${at(0)}`,
    },
    {
      name: 'forum_profiles',
      columns: 'uid, display_name, gender, created_at',
      rows: people,
      row: (number) => `u${number}\tmember${number}\tFemale\t${at(0)}`,
    },
    {
      name: 'discussions',
      columns: 'did, uid, title, description, rashi_tag, comment_count, created_at',
      rows: discussions,
      row: (number) =>
        [getDid(number), getUid(number), writeText(random, 6), writeText(random, 25), 'Aries', commentsPerDiscussion, at(number)].join(
          '\t',
        ),
    },
    {
      name: 'comments',
      columns: 'cid, did, uid, comment, created_at',
      rows: comments,
      row: (number) =>
        [
          `c${number}`,
          getDid(Math.floor(number / commentsPerDiscussion)),
          getUid(number * 7),
          writeText(random, 10),
          at(number / commentsPerDiscussion),
        ].join('\t'),
    },
  ];
  // Building the indexes of the search at once takes a fraction of the time of adding row by row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'discussions' and indexdef like '% gin %'",
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of tables) await copy(client, folder, table);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name } of tables) await client.query(`vacuum analyze ${name}`);
}
