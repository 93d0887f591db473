import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { chart, record } from '../testing/samples';

const token = tokenFor('u1');
const pricing = {
  status: 'success', oracle_desc: 'Reads whole charts.', oracle_price: 6, free_oracle_questions: 3, astra_desc: 'Reads two charts.', astra_price: 6, free_astra_questions: 3,
};
const balance = { status: 'success', oracle_questions: 1, astra_questions: 2, daily_predictions: 0, weekly_predictions: 0, monthly_predictions: 0, yearly_predictions: 0, wallet: 0 };

function open(path: string, answers: Record<string, FakeAnswer>, by: string | null = token) {
  const { fetch } = fakeApi(answers);
  return { ...renderPage(routes, { path, token: by, fetch }), user: userEvent.setup() };
}

describe('an astrologer’s page', () => {
  it('shows a visitor the price and asks to log in', async () => {
    const { user, store } = open('/oracle', { [apiPaths.pricing]: pricing }, null);
    expect(await screen.findByText('Reads whole charts.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Oracle', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('₹6', { selector: 'dd' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Chat with Oracle' }));
    expect(store.getState().login.open).toBe(true);
  });

  it('leads who is signed in to the birth details', async () => {
    open('/astra', { [apiPaths.pricing]: pricing, [apiPaths.balance]: balance });
    expect(await screen.findByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/create-kundli?type=Astra');
    expect(await screen.findByText('You have 2 free questions left.')).toBeInTheDocument();
  });

  it('says that the prices did not load, and offers no chat until they do', async () => {
    let isDown = true;
    const { user } = open('/oracle', { [apiPaths.pricing]: () => (isDown ? new Response('{}', { status: 500 }) : pricing) }, null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The prices did not load');
    expect(screen.queryByRole('button', { name: 'Chat with Oracle' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Chat with Oracle' })).toBeInTheDocument();
  });
});

describe('predictions', () => {
  it('send a visitor home', async () => {
    const { router } = open('/daily-prediction?bid=b1', {}, null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('show the periods that run in the chosen chart', async () => {
    open('/daily-prediction?bid=b1&p_type=weekly', { [apiPaths.births]: { status: 'success', births: [record] }, [apiPaths.chart]: { status: 'success', chart } });
    expect(await screen.findByText('Mercury, to 13 Mar 2027')).toBeInTheDocument();
    expect(screen.getByText('Mars, to 15 Sep 2029')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ananya Verma/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Ask Astra what it brings' })).toHaveAttribute('href', '/chats?type=Astra&bid=b1');
    expect(screen.getByRole('link', { name: 'Other birth details' })).toHaveAttribute('href', '/create-kundli?predictions=true&p_type=weekly');
  });

  it('ask for birth details where there are none', async () => {
    open('/daily-prediction', { [apiPaths.births]: { status: 'success', births: [] } });
    expect(await screen.findByRole('heading', { name: 'First, whose chart?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter birth details' })).toHaveAttribute('href', '/create-kundli?predictions=true');
  });

  it('are explained to everyone', async () => {
    open('/free-prediction', {}, null);
    expect(await screen.findByRole('heading', { name: 'Free prediction', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Yearly/ })).toHaveAttribute('href', '/create-kundli?predictions=true&p_type=yearly');
  });
});

it('every route has an id that begins with the remote, and a page of its own', async () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(routes.length);
  for (const { id, lazy } of routes) {
    expect(id).toMatch(/^chat-/);
    const page: { Component?: unknown } = await (lazy as () => Promise<object>)();
    expect(page.Component).toEqual(expect.any(Function));
  }
});
