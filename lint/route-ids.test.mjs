import { routeIds } from './route-ids.mjs';
import { file, tester } from './rule-tester.mjs';

const filename = file('mfe-chat/src/routes.tsx');
const wrong = (code, messageId) => ({ filename, code, errors: [{ messageId }] });

tester.run('route-ids', routeIds, {
  valid: [
    { filename, code: "const routes = [{ id: 'chat.chats', path: '/chats', lazy: load }];" },
    { filename, code: 'const route = (name) => ({ id: `chat.${name}`, path: name, lazy: load });' },
    { filename, code: "const navigation = [{ path: '/chats', label: 'Chats' }];" },
    { filename: file('mfe-chat/src/routes.test.tsx'), code: "const routes = [{ path: '/', Component: Page }];" },
    { filename: file('shell/src/routes.tsx'), code: "const routes = [{ path: '*', Component: NotFound }];" },
  ],
  invalid: [
    wrong("const routes = [{ path: '/chats', lazy: load }];", 'missing'),
    wrong('const routes = [{ index: true, loader: () => null }];', 'missing'),
    wrong("const routes = [{ id: 'forum.chats', path: '/chats', lazy: load }];", 'prefix'),
    wrong('const route = (name) => ({ id: `forum.${name}`, path: name, lazy: load });', 'prefix'),
  ],
});
