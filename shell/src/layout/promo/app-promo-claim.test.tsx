import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const claimed = { status: 'fail', code: 'promo_claimed', message: 'The questions of the promotion were granted before.' };
const summary = { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } };

beforeEach(() => localStorage.clear());

function openInstalled(answer: FakeAnswer, { render = renderFrame, uid = 'u1' as string | null } = {}) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...new EventTarget(), media, matches: media === '(display-mode: standalone)' }) as never);
  return render({ token: uid === null ? null : tokenFor(uid), answers: { ...summary, [apiPaths.claimAppPromo]: answer } });
}

const countClaims = (calls: { path: string }[]) => calls.filter(({ path }) => path === apiPaths.claimAppPromo).length;

it('claims the questions in the installed app, once per account', async () => {
  const view = openInstalled({ status: 'success', questions_added: 3 });
  expect(await screen.findByText('3 Astra questions added')).toBeInTheDocument();
  expect(countClaims(view.calls)).toBe(1);
  view.unmount();
  const again = openInstalled({ status: 'success', questions_added: 3 });
  await waitFor(() => expect(again.calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
  expect(countClaims(again.calls)).toBe(0);
});

it('shows nothing to an account that already has them, and does not claim again', async () => {
  const view = openInstalled(claimed);
  await waitFor(() => expect(localStorage.getItem('app-promo-asked')).toBe('u1'));
  expect(countClaims(view.calls)).toBe(1);
  expect(screen.queryByText(/Astra questions added/)).not.toBeInTheDocument();
});

it('claims nothing for visitors or in a browser tab', async () => {
  const visitor = openInstalled({ status: 'success', questions_added: 3 }, { uid: null });
  visitor.unmount();
  jest.restoreAllMocks();
  const inTab = renderFrame({ token: tokenFor('u1'), answers: summary });
  await waitFor(() => expect(inTab.calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
  expect(countClaims([...visitor.calls, ...inTab.calls])).toBe(0);
});

it('shows the result in Hindi', async () => {
  openInstalled({ status: 'success', questions_added: 3 }, { render: renderHindiFrame });
  expect(await screen.findByText('Astra के 3 सवाल जुड़ गए')).toBeInTheDocument();
});
