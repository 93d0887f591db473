import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { alertShown, clearDrafts, noticesForgotten, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';

/** Resolves the answer to the latest call. */
let answer: () => void = () => undefined;

function Page() {
  const dispatch = useSharedDispatch();
  const begin = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    dispatch(toastShown('good', 'Posted', '/forum/mine'));
    dispatch(alertShown('Not saved'));
    dispatch(toastShown('warn', 'You are not alone', siteRoutes.helplines));
  };
  return <button onClick={() => void begin()}>Begin</button>;
}

async function open() {
  const { store } = renderPage([{ path: '/', element: <Page /> }], { path: '/', fetch: fakeApi({}).fetch });
  const texts = () => [...store.getState().notices.toasts.map(({ text }) => text), ...store.getState().notices.alerts];
  const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  const end = () => act(async () => answer());
  await begin();
  return { store, texts, begin, end };
}

it('shows notices of the current person', async () => {
  const { texts, end } = await open();
  await end();
  expect(texts()).toEqual(['Posted', 'You are not alone', 'Not saved']);
});

it('drops notices after the person has left, except help', async () => {
  const { texts, begin, end } = await open();
  act(clearDrafts);
  await end();
  expect(texts()).toEqual(['You are not alone']);
  // Notices for the next person are shown.
  await begin();
  await end();
  expect(texts()).toEqual(['Posted', 'You are not alone', 'Not saved']);
});

it('removes toasts that link to the person’s pages', async () => {
  const { store, texts, end } = await open();
  await end();
  act(() => void store.dispatch(toastShown('good', 'Done')));
  act(() => void store.dispatch(noticesForgotten()));
  expect(texts()).toEqual(['You are not alone', 'Done', 'Not saved']);
});
