import { routeIds } from './route-ids.mjs';
import { file, tester } from '../rule-tester.mjs';

const filename = file('mfe-chat/src/routes.tsx');
const invalid = (code, messageId) => ({ filename, code, errors: [{ messageId }] });

tester.run('route-ids', routeIds, {
  valid: [
    { filename, code: "const routes = [{ id: 'chat.chats', path: '/chats', lazy: load }];" },
    { filename, code: 'const route = (name) => ({ id: `chat.${name}`, path: name, lazy: load });' },
    { filename, code: "const navigation = [{ path: '/chats', label: 'Chats' }];" },
    {
      filename,
      code: "const routes = [{ id: 'chat.chats', path: '/chats', lazy: () => import(/* webpackChunkName: 'chat.chats' */ './pages/chats') }];",
    },
    {
      filename,
      code: 'const routes = [{ id: "chat.chats", path: "/chats", lazy: () => import(/* webpackMode: "lazy", webpackChunkName: "chat.chats" */ "./pages/chats") }];',
    },
    { filename: file('mfe-chat/src/routes.test.tsx'), code: "const routes = [{ path: '/', Component: Page }];" },
    { filename: file('shell/src/routes.tsx'), code: "const routes = [{ path: '*', Component: NotFound }];" },
  ],
  invalid: [
    invalid(
      "const routes = [{ id: 'chat.chats', path: '/chats', lazy: () => import(/* webpackChunkName: 'chat.chat' */ './pages/chats') }];",
      'chunk',
    ),
    invalid("const routes = [{ id: 'chat.chats', path: '/chats', lazy: () => import('./pages/chats') }];", 'chunk'),
    invalid(
      "const routes = [{ id: 'chat.chats', index: true, lazy: async () => import(/* webpackChunkName: 'chats' */ './pages/chats') }];",
      'chunk',
    ),
    invalid("const routes = [{ path: '/chats', lazy: load }];", 'missing'),
    invalid('const routes = [{ index: true, loader: () => null }];', 'missing'),
    invalid("const routes = [{ id: 'forum.chats', path: '/chats', lazy: load }];", 'prefix'),
    invalid('const route = (name) => ({ id: `forum.${name}`, path: name, lazy: load });', 'prefix'),
  ],
});
