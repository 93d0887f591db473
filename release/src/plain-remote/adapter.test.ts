import { runInNewContext } from 'node:vm';
import { wrapEntry } from './adapter';

/** The entry of another build: a global variable with `init` and `get`. */
const ownEntry = (assignment: string) => `${assignment} {
  init(scope, initScope, options) { globalThis.given = { scope, options }; return Promise.resolve(); },
  get: async (name) => () => globalThis.exposed[name],
};`;

interface Page {
  given?: { scope: Record<string, Record<string, object>>; options: { shareScopeMap: object } };
  exposed: Record<string, object>;
  garden_1?: {
    init: (scope: object, initScope: unknown[], options: object) => Promise<void>;
    get: (name: string) => Promise<() => { routes: { id: string; path: string; lazy: () => Promise<object> }[] }>;
  };
  garden?: unknown;
}

function runEntry(exposed: Page['exposed'] = {}, entry = ownEntry('var garden; garden =')) {
  const page: Page = { exposed };
  const pages = [{ id: 'garden-bed', path: 'garden/:bed', expose: './Page' }];
  const facts = { release: 'garden-1', container: 'garden_1', ownContainer: 'garden', pages, shared: ['react'] };
  runInNewContext(wrapEntry(entry, facts), page);
  return { page, adapted: page.garden_1! };
}

it('creates routes of the exposed modules, and defines no other global', async () => {
  const Component = () => null;
  const { page, adapted } = runEntry({ './Page': { default: Component } });
  expect(page.garden).toBeUndefined();
  const { routes } = (await adapted.get('./routes'))();
  expect(routes.map(({ id, path }) => [id, path])).toEqual([['garden-bed', 'garden/:bed']]);
  expect(await routes[0]!.lazy()).toEqual({ Component });
  page.exposed = { './Page': { Component } };
  expect(await routes[0]!.lazy()).toEqual({ Component });
});

it('finds a container that the entry assigns to the global object', async () => {
  const { adapted } = runEntry({ './Page': { default: 1 } }, ownEntry('globalThis.garden ='));
  expect((await adapted.get('./Page'))()).toEqual({ default: 1 });
});

it('names the page that exposes no component', async () => {
  const { adapted } = runEntry({ './Page': {} });
  const [route] = (await adapted.get('./routes'))().routes;
  await expect(route!.lazy()).rejects.toThrow('garden-1 exposes no component as ./Page: export it as default or as Component');
});

it('gives the remote a copy of the shared packages, each loaded, so that its own React is neither used nor shared', async () => {
  const { page, adapted } = runEntry();
  const react = () => 'the React of the site';
  const scope = {
    react: { '19.3.1': { get: async () => react, from: 'shell' } },
    'react-redux': { '9.0.0': { get: async () => () => null } },
  };
  await adapted.init(scope, [], { shareScopeMap: { default: scope } });
  expect(Object.keys(page.given!.scope)).toEqual(['react']);
  expect(page.given!.scope.react!['19.3.1']).toMatchObject({ loaded: true, lib: react, from: 'shell' });
  expect(page.given!.options.shareScopeMap).toEqual({ default: page.given!.scope });
  expect(scope.react['19.3.1']).not.toHaveProperty('loaded');
});
