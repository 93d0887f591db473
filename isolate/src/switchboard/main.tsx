import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createStore } from '@oracle-astra/shared/api';
import { LocaleProvider } from '@oracle-astra/shared/i18n';
import { loadMessages } from '../load-messages';
import { PageList } from './page-list';
import { Switchboard } from './switchboard';

async function start(root: HTMLElement): Promise<void> {
  await loadMessages();
  const store = createStore({ token: null, extra: { baseUrl: location.origin } });
  // The list and the switchboard are two documents, so that each link of the list is an address that can be shared.
  const view = location.pathname === '/' ? <PageList /> : <Switchboard />;
  createRoot(root).render(
    <Provider store={store}>
      <LocaleProvider locale="en">{view}</LocaleProvider>
    </Provider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
