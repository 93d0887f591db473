import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { alertShown, clearDrafts, noticesForgotten, toastShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';

/** The answer to what was begun last. */
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

it('tells of what was begun', async () => {
  const { texts, end } = await open();
  await end();
  expect(texts()).toEqual(['Posted', 'You are not alone', 'Not saved']);
});

it('tells nobody else of it: only help comes after the person has left', async () => {
  const { texts, begin, end } = await open();
  act(clearDrafts);
  await end();
  expect(texts()).toEqual(['You are not alone']);
  // The next person is told of what they begin.
  await begin();
  await end();
  expect(texts()).toEqual(['Posted', 'You are not alone', 'Not saved']);
});

it('forgets the notices that lead to what is theirs', async () => {
  const { store, texts, end } = await open();
  await end();
  act(() => void store.dispatch(toastShown('good', 'Done')));
  act(() => void store.dispatch(noticesForgotten()));
  expect(texts()).toEqual(['You are not alone', 'Done', 'Not saved']);
});
