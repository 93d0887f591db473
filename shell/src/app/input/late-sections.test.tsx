import { act, fireEvent, waitFor } from '@testing-library/react';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Fields, initialState, readState } from '../../testing/all-fields';
import { renderServerPage, unmountPages } from '../../testing/render-server-page';

afterEach(unmountPages);
afterEach(() => void jest.useRealTimers());

/** A section that renders again at once, as many do after an effect. */
function Restless() {
  const [, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return <Fields />;
}

/** A page with a late part; the script of that part loads when `arrive` is called. */
function renderLate(Part: ComponentType, beside?: ReactNode) {
  let arrive: () => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: Part }))));
  let isServer = true;
  const Page = () => (
    <Suspense fallback={null}>
      {beside}
      {isServer ? <Part /> : <Late />}
    </Suspense>
  );
  const page = renderServerPage(<Page />);
  isServer = false;
  return { ...page, arrive: async () => act(async () => arrive()) };
}
type Page = ReturnType<typeof renderLate>;

const enter = ({ field }: Page, name: string, value: string) => act(async () => void fireEvent.input(field(name), { target: { value } }));
const choose = async ({ root }: Page, value: string) => act(async () => root.querySelector<HTMLInputElement>(`[value=${value}]`)?.click());

it('keeps what was entered into the rendered part of a section whose other part is missing', async () => {
  const page = renderLate(() => <i>late</i>, <Fields />);
  await page.hydrate();
  await enter(page, 'name', 'Ravi');
  await choose(page, 'Other');
  await page.arrive();
  await waitFor(() => expect(readState()).toEqual({ ...initialState, name: 'Ravi', gender: 'Other' }));
});

it('keeps what was entered into a section that renders again at once', async () => {
  const page = renderLate(Restless);
  await page.hydrate();
  await enter(page, 'note', 'before');
  await enter(page, 'name', '');
  await enter(page, 'year', '1997');
  await choose(page, 'Other');
  await choose(page, 'Female');
  await act(async () => page.field('open').click());
  await page.arrive();
  await waitFor(() =>
    expect(readState()).toEqual({ ...initialState, name: '', year: '1997', note: 'before', gender: 'Female', open: true }),
  );
});

it('follows a section although another one has been without its script for minutes', async () => {
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  const parts = {
    lost: lazy(() => new Promise<never>(() => undefined)),
    late: lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: Fields })))),
  };
  let isServer = true;
  const Page = () => (
    <>
      <Suspense fallback={null}>{isServer ? <input name="lost" /> : <parts.lost />}</Suspense>
      <Suspense fallback={null}>{isServer ? <Fields /> : <parts.late />}</Suspense>
    </>
  );
  const page = renderServerPage(<Page />);
  isServer = false;
  await page.hydrate();
  fireEvent.input(page.field('lost'), { target: { value: 'never' } });
  jest.advanceTimersByTime(5 * 60_000);
  fireEvent.input(page.field('name'), { target: { value: 'Ravi' } });
  jest.advanceTimersByTime(1000);
  await act(async () => arrive());
  await waitFor(() => expect(readState()).toEqual({ ...initialState, name: 'Ravi' }));
});

it('does not replay what was entered again after the hydration', async () => {
  const page = renderLate(Restless);
  await page.hydrate();
  await enter(page, 'note', 'early');
  await page.arrive();
  await enter(page, 'note', 'later');
  await choose(page, 'Other');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(readState()).toEqual({ ...initialState, note: 'later', gender: 'Other' });
});
