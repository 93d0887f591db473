import { act, fireEvent, screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { sessionEnded, signedIn } from '@oracle-astra/shared/session';
import { tokenFor } from '@oracle-astra/shared/testing';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const sessionEndedText = 'You were signed out. Log in again to continue. What you typed is saved.';
const seen = { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } };

describe('the connection', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows that the device is offline, and for five seconds that it is online again', () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderFrame({ path: '/forum' });
    fireEvent(window, new Event('offline'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('You are offline.')).toBeInTheDocument();
    network.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByText('You are online again.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('You are online again.')).not.toBeInTheDocument();
  });

  it('shows nothing if the device was never offline', () => {
    renderFrame({ path: '/forum' });
    fireEvent(window, new Event('online'));
    expect(screen.queryByText('You are online again.')).not.toBeInTheDocument();
  });
});

describe('a session that the server ended', () => {
  it('shows a banner with a log-in button until the person logs in', async () => {
    const { store } = renderFrame({ token: tokenFor('u1'), answers: seen });
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByText(sessionEndedText)).toBeInTheDocument();
    fireEvent.click(screen.getAllByRole('button', { name: 'Log In' })[1]!);
    expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    act(() => void store.dispatch(signedIn(tokenFor('u1'))));
    expect(screen.queryByText(sessionEndedText)).not.toBeInTheDocument();
  });

  it('is detected by a 401 response, and the page keeps its state', async () => {
    const refused = () => new Response(JSON.stringify({ status: 'fail', message: 'Sign in.' }), { status: 401 });
    const pages = [{ path: '/', element: <textarea aria-label="Post" name="post" defaultValue="half a thought" /> }];
    renderFrame({ token: tokenFor('u1'), answers: { [apiPaths.notificationSummary]: refused }, pages });
    expect(await screen.findByText(sessionEndedText)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Post' })).toHaveValue('half a thought');
  });

  it('can be dismissed', () => {
    const { store } = renderFrame({ token: tokenFor('u1'), answers: seen });
    act(() => void store.dispatch(sessionEnded()));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(sessionEndedText)).not.toBeInTheDocument();
  });
});

it('shows in Hindi that the session ended', () => {
  const { store } = renderHindiFrame({ token: tokenFor('u1'), answers: seen });
  act(() => void store.dispatch(sessionEnded()));
  expect(screen.getByText(/^आपका लॉग इन खत्म हो गया है।/)).toBeInTheDocument();
});
