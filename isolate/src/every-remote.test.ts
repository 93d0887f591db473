/// <reference types="node" />
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { findUnfitAnswers, people, type IsolatedRemote } from '@oracle-astra/shared/testing';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { getEndpointName } from './endpoints';
import { getPersonAnswers } from './person-answers';

const root = path.resolve(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

const listIds = (routes: RemoteModule['routes']): string[] =>
  routes.flatMap(({ id, children }) => [...(id === undefined ? [] : [id]), ...listIds(children ?? [])]);

test.each(remotes)('every route of %s has a page in the list, at an address that matches it', async (name) => {
  const { routes } = (await import(`${root}/${name}/src/routes`)) as RemoteModule;
  const { isolatedRemote } = (await import(`${root}/${name}/src/testing/isolated-remote`)) as { isolatedRemote: IsolatedRemote };
  const { pages, answers } = isolatedRemote;
  expect(new Set(pages.map(({ id }) => id))).toEqual(new Set(listIds(routes)));
  for (const { id, path: address } of pages) expect(matchRoutes(routes, address.split('?')[0] ?? '')?.at(-1)?.route.id).toBe(id);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  // Each answer belongs to an endpoint for which the switchboard can set a fault.
  const paths = people.flatMap((person) => Object.keys(answers(person)));
  expect(paths.filter((each) => getEndpointName(each) === undefined)).toEqual([]);
  expect([...new Set(people.flatMap((person) => findUnfitAnswers({ ...getPersonAnswers(person), ...answers(person) })))]).toEqual([]);
});
