import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor } from '@oracle-astra/shared/testing';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const balance = {
  status: 'success',
  oracle_questions: 1,
  astra_questions: 2,
  daily_predictions: 3,
  weekly_predictions: 1,
  monthly_predictions: 1,
  yearly_predictions: 1,
  wallet: 24,
};

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

it('has all links, and is the only place with Blogs', async () => {
  renderFrame();
  expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Blogs', hidden: true })).not.toBeInTheDocument();
  const menu = await openMenu();
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'AstroHub',
    'Horoscope',
    'Free Kundli',
    'Kundli matching',
    'Predictions',
    'Panchang',
    'Recharge',
    'Subscription',
    'Chat Now',
    'Spin the Wheel',
    'Blogs',
  ]);
  expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

it('links a signed-in person to their own kundli and predictions', async () => {
  renderFrame({
    token: tokenFor('u1'),
    answers: { [apiPaths.balance]: balance, [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } },
  });
  const menu = await openMenu();
  const to = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect([to('Create Kundli'), to('Kundli matching'), to('Predictions'), to('Subscription')]).toEqual([
    '/create-kundli',
    '/kundli-matching',
    '/daily-prediction',
    '/subscription',
  ]);
});

it('moves focus into the menu, and back to its button on Escape', async () => {
  renderFrame();
  const menu = await openMenu();
  expect(menu.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('opens on a press between Escape and the close event', async () => {
  renderFrame();
  await openMenu();
  const closing = screen.getByRole('dialog', { name: 'Menu' });
  // Browsers fire `close` in a separate task, and key presses can come before it.
  fireEvent(closing, new Event('cancel', { cancelable: true }));
  await openMenu();
  fireEvent(closing, new Event('close'));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

it('closes by its close button and by a click on the backdrop', async () => {
  renderFrame();
  let menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Close the menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  menu = await openMenu();
  await userEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes when a link is followed', async () => {
  renderFrame();
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('link', { name: 'AstroHub' }));
  expect(await screen.findByRole('heading', { name: 'AstroHub page' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes when the browser goes to another page, as by its back button', async () => {
  const { router } = renderFrame();
  await act(() => router.navigate('/forum'));
  await openMenu();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openMenu();
});

it('shows the balance to a signed-in person', async () => {
  renderFrame({
    token: tokenFor('u1'),
    answers: { [apiPaths.balance]: balance, [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } },
  });
  const menu = await openMenu();
  expect(await menu.findByText('1 Oracle, 2 Astra')).toBeInTheDocument();
  expect(menu.getByText('₹24.00')).toBeInTheDocument();
});

it('names the astrologers before their questions in Hindi', async () => {
  renderHindiFrame({
    token: tokenFor('u1'),
    answers: { [apiPaths.balance]: balance, [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'मेन्यू' }));
  expect(await screen.findByText('Oracle 1, Astra 2')).toBeInTheDocument();
});

it('says that the balance is loading', async () => {
  const unseen = { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } };
  renderFrame({ token: tokenFor('u1'), answers: { ...unseen, [apiPaths.balance]: () => new Promise(() => undefined) } });
  const loading = await openMenu();
  expect(await loading.findByText('Loading your balance')).toBeInTheDocument();
});

it('loads a balance that failed on Retry', async () => {
  let answer: unknown = new Response('', { status: 500 });
  renderFrame({
    token: tokenFor('u1'),
    answers: { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 }, [apiPaths.balance]: () => answer },
  });
  const menu = await openMenu();
  expect(await menu.findByRole('alert')).toHaveTextContent('Your balance could not be loaded.');
  answer = balance;
  await userEvent.click(await menu.findByRole('button', { name: 'Retry', busy: false }));
  expect(await menu.findByText('₹24.00')).toBeInTheDocument();
});
