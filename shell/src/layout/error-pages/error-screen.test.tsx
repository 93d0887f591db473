import { act, fireEvent, screen } from '@testing-library/react';
import { data } from 'react-router-dom';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const mockLoadOther = jest.fn(async (_failed: object) => undefined as void);
jest.mock('../../composition/load-other-release', () => ({ loadOtherRelease: (failed: object) => mockLoadOther(failed) }));

/** A page that fails `times` times before it loads. */
function failing(times: number) {
  const tries = { count: 0 };
  const loader = () => {
    tries.count += 1;
    if (tries.count <= times) throw new Error('The page file did not load');
    return null;
  };
  return { tries, pages: [{ path: '/forum', loader, element: <h1>AstroHub page</h1> }] };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function seconds(count: number) {
  for (let second = 0; second < count; second += 1) await pass(1000);
}

it('shows the failure and the release inside the frame', async () => {
  renderFrame({ path: '/forum', ...failing(1), releaseOf: () => 'forum-1.4.2-7f3a91' });
  await pass(0);
  expect(screen.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The rest of the site works. If you were paying, your wallet shows what arrived. We’ll try again in 0:08.',
  );
  expect(screen.getByText('forum 1.4.2 · 7f3a91')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('retries on request', async () => {
  const { tries, pages } = failing(1);
  renderFrame({ path: '/forum', pages });
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'AstroHub page' })).toBeInTheDocument();
  expect(tries.count).toBe(2);
});

it('retries automatically after 8, 16 and 32 seconds, then on request only', async () => {
  const { tries, pages } = failing(9);
  renderFrame({ path: '/forum', pages });
  await pass(0);
  const counts = [tries.count];
  for (const wait of [8, 16, 32]) {
    await seconds(wait - 1);
    counts.push(tries.count);
    await seconds(1);
    counts.push(tries.count);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  await seconds(120);
  expect(tries.count).toBe(4);
  expect(screen.queryByText(/by ourselves/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByText(/try again in 0:08/)).toBeInTheDocument();
});

it('retries when the device is online again', async () => {
  const { pages } = failing(1);
  renderFrame({ path: '/forum', pages });
  await pass(0);
  fireEvent(window, new Event('online'));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'AstroHub page' })).toBeInTheDocument();
});

it('shows that a retry is running', async () => {
  let count = 0;
  const loader = () => {
    count += 1;
    if (count === 1) throw new Error('first');
    return new Promise(() => undefined);
  };
  renderFrame({ path: '/forum', pages: [{ path: '/forum', loader, element: <h1>AstroHub page</h1> }] });
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('We are trying again now.')).toBeInTheDocument();
});

it('catches a page that throws in render', async () => {
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('A defect of the page');
  }
  renderFrame({ path: '/forum', pages: [{ path: '/forum', element: <Broken /> }] });
  await pass(0);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(caught).toHaveBeenCalled();
});

it('shows the page as loading while it requests another release, and the failure if there is none', async () => {
  let answer = () => undefined as void;
  mockLoadOther.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve())));
  renderFrame({ path: '/forum', ...failing(9), releaseOf: () => 'forum-9' });
  await pass(0);
  expect(mockLoadOther).toHaveBeenCalledWith(expect.objectContaining({ release: 'forum-9', wasLoaded: false }));
  expect(screen.getByText('The page is loading')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answer();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(mockLoadOther.mock.calls.filter(([failed]) => (failed as { release: string }).release === 'forum-9')).toHaveLength(1);
});

it('requests no other release if the API refused the page', async () => {
  const loader = () => {
    throw data(null, { status: 503 });
  };
  renderFrame({ path: '/forum', pages: [{ path: '/forum', loader, element: <p /> }], releaseOf: () => 'forum-0' });
  await pass(0);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeInTheDocument();
  expect(mockLoadOther).not.toHaveBeenCalledWith(expect.objectContaining({ release: 'forum-0' }));
});

it('shows the not-found page for a 404 of the loader', async () => {
  const loader = () => {
    throw data(null, { status: 404 });
  };
  renderFrame({ path: '/forum', pages: [{ path: '/forum', loader, element: <p /> }] });
  await pass(0);
  expect(screen.getByRole('heading', { name: 'There is no page at this address' })).toBeInTheDocument();
});

it('says in Hindi when it retries', async () => {
  renderHindiFrame({ path: '/forum', ...failing(1), releaseOf: () => 'forum-1.4.2-7f3a91' });
  await pass(0);
  expect(screen.getByRole('heading', { level: 1, name: 'यह पेज लोड नहीं हुआ' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'बाकी साइट चल रही है। पेमेंट कर रहे थे, तो वॉलेट में देखिए कि क्या पहुँचा। 0:08 में अपने-आप फिर कोशिश होगी।',
  );
});
