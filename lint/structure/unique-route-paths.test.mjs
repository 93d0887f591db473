import { file, tester } from '../rule-tester.mjs';
import { createUniqueRoutePaths, uniqueRoutePaths } from './unique-route-paths.mjs';

const filename = file('mfe-commerce/src/routes.tsx');
const others = [
  {
    remote: 'mfe-forum',
    code: "export const routes: Route[] = [{ id: 'forum-list', path: 'forum', children: [{ id: 'forum-post', path: ':slug', lazy: () => import('./pages/post') }] }, { id: 'forum-offers', path: 'offers/:code?', lazy }];",
  },
  {
    remote: 'mfe-content',
    code: "export const routes = [{ id: 'content-home', path: '', lazy }, { id: 'content-help', path: '/help/*', lazy }]; export const navigation = [{ path: 'recharges', label: 'Packs' }];",
  },
];
const routes = (code) => ({ filename, code: `export const routes = [${code}];` });
const owned = (code, path, remote) => ({ ...routes(code), errors: [{ messageId: 'owned', data: { path, remote } }] });

tester.run(
  'unique-route-paths',
  createUniqueRoutePaths(() => others),
  {
    valid: [
      routes("{ id: 'commerce-recharges', path: 'recharges', lazy }"),
      routes("{ id: 'commerce-forum', path: 'forum/:slug/offers', lazy }"),
      routes("{ id: 'commerce-a', path: 'shop', children: [{ id: 'commerce-b', path: 'forum', lazy }] }"),
      routes("{ id: 'commerce-a', path: site.forum, lazy }"),
      { filename, code: "const navigation = [{ path: 'forum', label: 'AstroHub' }];" },
      { filename: file('mfe-commerce/src/routes.test.tsx'), code: "const routes = [{ id: 'a', path: 'forum', lazy }];" },
      { filename: file('shell/src/routes.tsx'), code: "const routes = [{ id: 'a', path: 'forum', lazy }];" },
    ],
    invalid: [
      owned("{ id: 'commerce-forum', path: 'forum', loader }", '/forum', 'mfe-forum'),
      owned("{ id: 'commerce-forum', path: '/Forum/', lazy }", '/Forum', 'mfe-forum'),
      owned("{ id: 'commerce-post', path: 'forum/:id', lazy }", '/forum/:id', 'mfe-forum'),
      owned("{ id: 'commerce-offers', path: 'offers', lazy }", '/offers', 'mfe-forum'),
      owned("{ id: 'commerce-offers', path: 'offers/:id', lazy }", '/offers/:id', 'mfe-forum'),
      owned("{ id: 'commerce-home', index: true, Component: Home }", '/', 'mfe-content'),
      owned("{ id: 'commerce-help', path: 'help/*', lazy }", '/help/*', 'mfe-content'),
      owned("{ id: 'commerce-a', path: 'shop', children: [{ id: 'commerce-b', path: '/forum', lazy }] }", '/forum', 'mfe-forum'),
    ],
  },
);

tester.run('unique-route-paths of this project', uniqueRoutePaths, {
  valid: [routes("{ id: 'commerce-recharges', path: 'recharges', lazy }")],
  invalid: [owned("{ id: 'commerce-post', path: 'forum/:id', lazy }", '/forum/:id', 'mfe-forum')],
});
