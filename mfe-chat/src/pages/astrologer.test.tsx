import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, type Locale } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { pricing } from '../testing/pricing';

const token = tokenFor('u1');
const balance = {
  status: 'success',
  oracle_questions: 1,
  astra_questions: 2,
  daily_predictions: 0,
  weekly_predictions: 0,
  monthly_predictions: 0,
  yearly_predictions: 0,
  wallet: 0,
};

function open(path: string, responses: Record<string, FakeAnswer>, by: string | null = token, locale?: Locale) {
  const { fetch } = fakeApi(responses);
  return { ...renderPage(routes, { path, token: by, fetch, locale }), user: userEvent.setup() };
}

describe('an astrologer page', () => {
  it('opens for an address in capital letters too', async () => {
    open('/Astra', { [apiPaths.pricing]: pricing }, null);
    expect(await screen.findByRole('heading', { name: 'Astra', level: 1 })).toBeInTheDocument();
  });

  it('shows a visitor the price and asks to log in', async () => {
    const { user, store } = open('/oracle', { [apiPaths.pricing]: pricing }, null);
    expect(await screen.findByText('Reads whole charts.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Oracle', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('₹6', { selector: 'dd' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Chat with Oracle' }));
    expect(store.getState().login.open).toBe(true);
  });

  it('links a signed-in person to the birth details', async () => {
    open('/astra', { [apiPaths.pricing]: pricing, [apiPaths.balance]: balance });
    expect(await screen.findByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/create-kundli?type=Astra');
    expect(await screen.findByText('You have 2 free questions left.')).toBeInTheDocument();
  });

  it('shows an error and no chat button if the prices fail to load', async () => {
    let isDown = true;
    const { user } = open('/oracle', { [apiPaths.pricing]: () => (isDown ? new Response('{}', { status: 500 }) : pricing) }, null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The prices did not load');
    expect(screen.queryByRole('button', { name: 'Chat with Oracle' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
    expect(await screen.findByRole('button', { name: 'Chat with Oracle' })).toBeInTheDocument();
  });

  it.each([
    [0, 'मुफ़्त सवाल खत्म। सवाल पूछने से पहले दाम बताया जाता है।'],
    [1, 'आपका 1 मुफ़्त सवाल बाकी है।'],
    [2, 'आपके 2 मुफ़्त सवाल बाकी हैं।'],
  ])('says in Hindi that %d questions are left, and links to the other astrologer', async (left, text) => {
    open('/astra', { [apiPaths.pricing]: pricing, [apiPaths.balance]: { ...balance, astra_questions: left } }, token, 'hi');
    expect(await screen.findByText(text)).toBeInTheDocument();
    const other = screen.getByRole('link', { name: 'Oracle' });
    expect(other).toHaveAttribute('href', '/oracle');
    expect(other.parentElement).toHaveTextContent('पूरी कुंडली और जीवन की दिशा के लिए Oracle से पूछिए।');
  });

  it('shows in Hindi that the prices failed to load', async () => {
    open('/oracle', { [apiPaths.pricing]: () => new Response('{}', { status: 500 }) }, null, 'hi');
    expect(await screen.findByRole('alert')).toHaveTextContent('गड़बड़ी: दाम लोड नहीं हुए');
  });
});
