import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { astrologerInfo } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './about-us';
import './contact-us';
import './privacy-policy';
import './refund-policy';
import './reviews';
import './shipping-policy';
import './terms';

const about = {
  status: 'success',
  sections: ['Who we are', 'Our Mission', 'Our Vision', 'What We Do'].map((title) => ({ title, text: `Text: ${title}` })),
};
const { fetch } = fakeApi({ [apiPaths.about]: about, [apiPaths.astrologers]: astrologerInfo });
const open = (path: string) => ({ ...renderPage(routes, { path, fetch }), user: userEvent.setup() });

it.each([
  ['/shipping-policy', 'Shipping policy'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/privacy-policy', 'Privacy policy'],
  ['/refund-policy', 'Refund policy'],
  ['/contact-us', 'Contact us'],
])('%s has a title, a table of contents that links to its sections, and a back button', async (path, title) => {
  const { user, router } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(document.title).toBe(`${title} | Oracle & Astra`);
  const contents = within(screen.getByRole('navigation', { name: `Contents: ${title}` })).getAllByRole('link');
  const targets = contents.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(contents.map(({ textContent }) => textContent));
  expect(contents.length).toBeGreaterThan(4);
  await user.click(screen.getAllByRole('button', { name: 'Go back' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('goes back to the previous page', async () => {
  const { user, router } = open('/contact-us');
  await user.click((await screen.findAllByRole('link', { name: 'refund policy' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  await user.click(screen.getAllByRole('button', { name: 'Go back' })[1]!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'));
});

describe('in a browser that tells its history', () => {
  /** As if the last of these addresses was open, and `key` said that the page was entered here. */
  const setHistory = (...paths: string[]) =>
    Object.assign(window, {
      navigation: { currentEntry: { index: paths.length - 1 }, entries: () => paths.map((path) => ({ url: `http://localhost${path}` })) },
    });
  afterEach(() => Reflect.deleteProperty(window, 'navigation'));

  it.each([
    ['links within the page', ['/contact-us', '/refund-policy', '/refund-policy#time']],
    ['a change of the language', ['/contact-us', '/hi/refund-policy']],
  ])('goes back to the previous page after %s', async (_what, paths) => {
    const { user, router } = open('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    for (const path of paths.slice(1)) await act(() => router.navigate(path.replace('/hi/', '/')));
    setHistory(...paths);
    await user.click((await screen.findAllByRole('button', { name: 'Go back' }))[0]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/contact-us'));
  });

  it('goes to the home page if the site was entered here, after links within the page too', async () => {
    const { user, router } = open('/refund-policy');
    await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
    await act(() => router.navigate('/refund-policy#time'));
    setHistory('/refund-policy', '/refund-policy#time');
    await user.click(screen.getAllByRole('button', { name: 'Go back' })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('shows the terms of a refund', async () => {
  open('/refund-policy');
  expect(await screen.findByText('7 days')).toBeInTheDocument();
  expect(screen.getByText('5 business days')).toBeInTheDocument();
  expect(screen.getByText('10 business days')).toBeInTheDocument();
  expect(screen.getByText(/refunded to your account within 2 days/)).toBeInTheDocument();
});

it('shows no notice about a translation on an English page', async () => {
  open('/refund-policy');
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  expect(screen.queryByRole('link', { name: 'English text' })).not.toBeInTheDocument();
});

it('shows the hours of support', async () => {
  open('/contact-us');
  const hours = (await screen.findByText('Mon-Fri')).closest('dl')!;
  expect(
    within(hours)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['9 am – 6 pm', '10 am – 4 pm', 'closed', 'within 24 hours']);
});

it('shows the about page with both astrologers', async () => {
  open('/about-us');
  for (const name of ['Who we are', 'Our Mission', 'Our Vision', 'What We Do'])
    expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Oracle' })).toBeInTheDocument();
  expect(await screen.findByText('Looks ahead.')).toBeInTheDocument();
});

it('labels reviews as samples', async () => {
  open('/reviews');
  expect(await screen.findByText('4.3')).toBeInTheDocument();
  expect(screen.getByText('of 5, from 500 reviews')).toBeInTheDocument();
  expect(screen.getByText('Samples')).toBeInTheDocument();
  expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['62', '28', '7', '1', '2']);
});
