import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { apiPaths } from '@oracle-astra/shared/contract';
import { answerSchemas } from '@oracle-astra/shared/contract/answer-schemas';

const sources = readdirSync('.')
  .filter((name) => /^(?:shared|shell|mfe-\w+)$/.test(name))
  .flatMap((name) => readdirSync(join(name, 'src'), { recursive: true }).map((path) => join(name, 'src', path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** The names in `apiPaths` of the endpoints whose answer has this field. */
const endpointsWith = (field) =>
  Object.entries(apiPaths).flatMap(([name, path]) => {
    const schema = answerSchemas[path];
    const isPaged =
      schema && Object.hasOwn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).anyOf?.[0]?.properties ?? {}, field);
    return isPaged ? [name] : [];
  });

/** The definitions, `list: build.query(…)`, of the queries of an endpoint. */
const definitionsOf = (endpoint) =>
  sources.flatMap((text) =>
    text
      .split(/\n(?= {4}\w+: build\.)/)
      .filter((part) => /^ {4}\w+: build\./.test(part) && new RegExp(`apiPaths\\.${endpoint}\\b`).test(part)),
  );

it.each(endpointsWith('next_cursor'))('the pages read what follows the first part of %s', (endpoint) => {
  const definitions = definitionsOf(endpoint);
  expect(definitions).not.toEqual([]);
  for (const definition of definitions) {
    const [, name] = /^ {4}(\w+): build\.infiniteQuery\b/.exec(definition) ?? [];
    expect(definition).toMatch(/getNextPageParam: .*next_cursor/);
    const hook = `use${name?.[0]?.toUpperCase()}${name?.slice(1)}InfiniteQuery(`;
    expect(sources.filter((text) => text.includes(hook) && text.includes('fetchNextPage'))).not.toEqual([]);
  }
});

it.each(endpointsWith('page_count'))('the pages link to the further pages of %s', (endpoint) => {
  const names = definitionsOf(endpoint).map((definition) => /^ {4}(\w+)/.exec(definition)[1]);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const hook = `use${name[0].toUpperCase()}${name.slice(1)}Query(`;
    expect(sources.filter((text) => text.includes(hook) && text.includes('page_count'))).not.toEqual([]);
  }
});
