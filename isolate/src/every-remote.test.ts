import { matchRoutes } from 'react-router-dom';
import { people, type IsolatedRemote } from '@oracle-astra/shared/testing';
import type { RemoteModule } from '@oracle-astra/shared/api';
import * as chat from '../../mfe-chat/src/routes';
import { isolatedRemote as chatData } from '../../mfe-chat/src/testing/isolated-remote';
import * as commerce from '../../mfe-commerce/src/routes';
import { isolatedRemote as commerceData } from '../../mfe-commerce/src/testing/isolated-remote';
import * as content from '../../mfe-content/src/routes';
import { isolatedRemote as contentData } from '../../mfe-content/src/testing/isolated-remote';
import * as forum from '../../mfe-forum/src/routes';
import { isolatedRemote as forumData } from '../../mfe-forum/src/testing/isolated-remote';
import { getEndpointName } from './endpoints';

const remotes: [string, RemoteModule, IsolatedRemote][] = [
  ['chat', chat, chatData],
  ['commerce', commerce, commerceData],
  ['content', content, contentData],
  ['forum', forum, forumData],
];

const listIds = (routes: RemoteModule['routes']): string[] =>
  routes.flatMap(({ id, children }) => [...(id === undefined ? [] : [id]), ...listIds(children ?? [])]);

describe.each(remotes)('%s', (_name, { routes }, { pages, answers }) => {
  test('every route has a page in the list, at an address that leads to it', () => {
    expect(new Set(pages.map(({ id }) => id))).toEqual(new Set(listIds(routes)));
    for (const { id, path } of pages) expect(matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1)?.route.id).toBe(id);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });

  test('everything that is answered is an endpoint that can be made to fail', () => {
    const paths = people.flatMap((person) => Object.keys(answers(person)));
    expect(paths.filter((path) => getEndpointName(path) === undefined)).toEqual([]);
  });
});
