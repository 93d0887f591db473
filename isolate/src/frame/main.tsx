import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { isolatedRemote } from 'isolated-data';
import { routes } from 'isolated-routes';
import { createStore, loadFailureMessages, loaderContext } from '@oracle-astra/shared/api';
import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { fakeApi } from '@oracle-astra/shared/testing';
import { App } from '../../../shell/src/app/app';
import { endpointNames, getEndpointName } from '../endpoints';
import { getPersonAnswers, getRefusals, getToken } from '../person-answers';
import { loadMessages } from '../load-messages';
import { parseState, splitAddress, toMoment } from '../state';
import { withFaults } from '../with-faults';
import { frameRoutes } from './frame-routes';
import { decideThemeQueries, forceMatchMedia } from './force-theme';
import { now as momentOfData } from './now';
import { reportPath } from './report-path';

async function start(root: HTMLElement): Promise<void> {
  const address = splitAddress(location.pathname + location.search);
  if (address === null) throw new Error('The address has no state');
  const { state } = parseState(address.settings, endpointNames);
  const now = toMoment(state.at) ?? momentOfData;
  await loadMessages();
  document.documentElement.lang = state.language;
  if (state.language !== 'en') void loadFailureMessages();
  if (state.theme !== 'system') forceMatchMedia(state.theme);
  const answers = { ...getPersonAnswers(state.person), ...isolatedRemote.answers(state.person), ...getRefusals(state.person) };
  const fetch = withFaults(fakeApi(answers).fetch, { nameOf: getEndpointName, faults: state.faults });
  const store = createStore({ token: getToken(state.person), extra: { baseUrl: location.origin, fetch, locale: state.language } });
  const basename = location.pathname.split('/').slice(0, 3).join('/');
  const router = createBrowserRouter(frameRoutes(routes), {
    basename,
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]])),
  });
  reportPath(router, basename);
  createRoot(root).render(
    <StyleSheetManager stylisPlugins={state.theme === 'system' ? [] : [decideThemeQueries(state.theme)]}>
      <App
        store={store}
        locale={state.language}
        renderedAt={now}
        skew={now - Date.now()}
        siteAddress={location.origin}
        details={sampleSiteDetails}
        prefetch={() => undefined}
      >
        <RouterProvider router={router} />
      </App>
    </StyleSheetManager>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
