import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateAnswer, leavePage, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { panchangDay, panchangMonth } from '../testing/panchang-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './panchang';

const now = Date.parse('2026-11-22T05:00:00Z');

const varanasi = {
  description: 'Varanasi, Uttar Pradesh, India',
  place_id: 'p',
  slug: 'varanasi',
  structured_formatting: { main_text: 'Varanasi', secondary_text: 'Uttar Pradesh, India' },
};

function open(path: string, ...places: (typeof varanasi)[]) {
  const { fetch } = fakeApi({
    [apiPaths.panchangDay]: () => panchangDay,
    [apiPaths.panchangMonth]: () => panchangMonth,
    [apiPaths.places]: { status: 'ok', predictions: places.length > 0 ? places : [varanasi] },
  });
  return { ...renderPage(routes, { path, fetch, now }), user: userEvent.setup() };
}

it('links from the header to the form for another place or day', async () => {
  open('/panchang/delhi?date=2026-11-22');
  const link = await screen.findByRole('link', { name: 'Another place or day' });
  const part = document.querySelector(link.getAttribute('href') ?? '');
  expect(within(part as HTMLElement).getByRole('combobox', { name: 'Place' })).toBeInTheDocument();
});

it('opens the same month of another place', async () => {
  const { user, router } = open('/panchang?month=2026-11');
  const link = await screen.findByRole('link', { name: 'Another place' });
  const part = within(document.querySelector(link.getAttribute('href') ?? '') as HTMLElement);
  const field = part.getByRole('combobox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'varan');
  await user.click(await screen.findByRole('option', { name: /Varanasi/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/panchang/varanasi?month=2026-11');
});

it('opens a place that was typed completely but not chosen by its slug', async () => {
  const structured_formatting = { main_text: 'Aurangabad', secondary_text: 'Bihar, India' };
  const { user, router } = open('/panchang?month=2026-11', { ...varanasi, slug: 'aurangabad-bihar', structured_formatting });
  const link = await screen.findByRole('link', { name: 'Another place' });
  const part = within(document.querySelector(link.getAttribute('href') ?? '') as HTMLElement);
  const field = part.getByRole('combobox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'aurangabad');
  await user.click(part.getByRole('button', { name: 'Show the panchang' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/panchang/aurangabad-bihar'));
});

it('stays on the page that was opened while a typed place was looked up', async () => {
  const { answer, arrive } = lateAnswer({ status: 'ok', predictions: [varanasi] });
  const { fetch } = fakeApi({ [apiPaths.panchangMonth]: () => panchangMonth, [apiPaths.places]: answer });
  const { router } = renderPage(routes, { path: '/panchang?month=2026-11', fetch, now });
  const link = await screen.findByRole('link', { name: 'Another place' });
  const part = within(document.querySelector(link.getAttribute('href') ?? '') as HTMLElement);
  await userEvent.clear(part.getByRole('combobox', { name: 'Place' }));
  await userEvent.type(part.getByRole('combobox', { name: 'Place' }), 'varanasi');
  await userEvent.click(part.getByRole('button', { name: 'Show the panchang' }));
  await leavePage(router);
  await arrive();
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('opens the list of places with the same name', async () => {
  const inState = (slug: string, state: string) => ({
    ...{ ...varanasi, slug, place_id: slug },
    structured_formatting: { main_text: 'Aurangabad', secondary_text: state },
  });
  const { user, router } = open('/panchang?month=2026-11', inState('aurangabad', 'Maharashtra'), inState('aurangabad-bihar', 'Bihar'));
  const link = await screen.findByRole('link', { name: 'Another place' });
  const part = within(document.querySelector(link.getAttribute('href') ?? '') as HTMLElement);
  const field = part.getByRole('combobox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'aurangabad');
  await user.click(part.getByRole('button', { name: 'Show the panchang' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(router.state.location.pathname).toBe('/panchang');
  await user.click(await screen.findByRole('option', { name: 'Aurangabad, Bihar' }));
  expect(router.state.location.pathname).toBe('/panchang/aurangabad-bihar');
});

it.each([
  ['en', 'Another place', 'Place', 'Show the panchang', /The search isn’t working/],
  ['hi', 'दूसरी जगह', 'जगह', 'पंचांग देखिए', /खोज अभी नहीं चल रही/],
] as const)('stays when the search of a typed place fails (%s)', async (locale, another, label, button, text) => {
  const { fetch } = fakeApi({
    [apiPaths.panchangMonth]: () => panchangMonth,
    [apiPaths.places]: () => new Response('{}', { status: 500 }),
  });
  const { router } = renderPage(routes, { path: '/panchang?month=2026-11', fetch, now, locale });
  const link = await screen.findByRole('link', { name: another });
  const part = within(document.querySelector(link.getAttribute('href') ?? '') as HTMLElement);
  const field = part.getByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, 'varanasi');
  await userEvent.click(part.getByRole('button', { name: button }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(router.state.location.pathname).toBe('/panchang');
});
