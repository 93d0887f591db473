import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths, type Kundli } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { chart, record } from '../testing/fixtures';
import { kundli, untimedKundli } from '../testing/kundli';
import { openKundliPage } from '../testing/kundli-page';

function open(reading: Kundli = kundli, responses: Record<string, FakeAnswer> = {}) {
  return openKundliPage('/create-kundli?bid=b1', {
    [apiPaths.births]: { status: 'success', births: [{ ...record, time_known: reading.time_known }] },
    [apiPaths.chart]: reading.time_known
      ? { status: 'success', chart }
      : { status: 'fail', code: 'birth_time_unknown', message: 'This needs a time of birth.' },
    [apiPaths.kundli]: { status: 'success', kundli: reading },
    ...responses,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('shows chart, planets, three levels of dasha, yogas, doshas and panchang', async () => {
  open();
  expect(await screen.findByRole('group', { name: 'Birth chart' })).toBeInTheDocument();
  for (const name of ['Dasha', 'Yogas', 'Doshas', 'Panchang of birth']) expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pratyantardashas of Mars, Mercury' })).toBeInTheDocument();
  expect(screen.getByText('Rule: Jupiter in a kendra from the Moon. Made by Jupiter, Moon.')).toBeInTheDocument();
  expect(screen.getByText('Relieved: Jupiter is with Mars or aspects it.')).toBeInTheDocument();
  expect(screen.getByText(/^Moon lies 12 arc seconds from the border of a nakshatra/)).toBeInTheDocument();
  expect(screen.getByText('Shukla Ashtami')).toBeInTheDocument();
});

it('says that a deleted record is gone, and leads to the others', async () => {
  const gone = { status: 'fail', code: 'birth_not_found', message: 'These birth details are gone.' };
  open(kundli, { [apiPaths.births]: { status: 'success', births: [] }, [apiPaths.chart]: gone, [apiPaths.kundli]: gone });
  expect(await screen.findByRole('heading', { name: 'These birth details were deleted. Choose others.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Birth details' })).toHaveAttribute('href', '/create-kundli');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Chat with/ })).not.toBeInTheDocument();
});

it('shows lord, aspects and a sentence for a house that is selected by keyboard', async () => {
  const { user } = open();
  const house = await screen.findByRole('button', { name: '7th house, Virgo: Mars, Rahu' });
  house.focus();
  const regions = screen.getAllByRole('status');
  await user.keyboard('{Enter}');
  expect(house).toHaveAttribute('aria-pressed', 'true');
  const heading = screen.getByRole('heading', { name: '7th house: marriage' });
  // Screen readers announce only changes of a live region that was there before.
  expect(regions.some((region) => region.contains(heading))).toBe(true);
  expect(screen.getByText('The planets here bring drive and strong wishes to matters of marriage.')).toBeInTheDocument();
  expect(screen.getByText('Mercury, in the 10th house')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '3rd house, Taurus: no planet' }));
  expect(screen.getByText(/^No planet is here, so matters of courage are read from the lord Venus/)).toBeInTheDocument();
});

it('selects a planet in the table, and puts its question into the chat without sending it', async () => {
  const { user, router, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Mars' }));
  expect(screen.getByText('Mars brings drive to matters of marriage. Mars is in a neutral sign.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask Astra about this' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Astra&bid=b1' }));
  expect(sessionStorage.getItem('draft:question-b1-Astra')).toBe('What does Mars in the 7th house of my kundli mean for me?');
  expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
});

it('remembers the South Indian style and shows D9', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('radio', { name: 'South Indian' }));
  await user.click(screen.getByRole('radio', { name: 'D9' }));
  expect(screen.getByRole('group', { name: 'Navamsha chart (D9)' })).toBeVisible();
  unmount();
  open();
  expect(await screen.findByRole('radio', { name: 'South Indian' })).toBeChecked();
});

it('omits what needs a time of birth, and says so', async () => {
  open(untimedKundli);
  expect(await screen.findByText(/^The time of birth is not known\./)).toBeInTheDocument();
  expect(screen.getByText(/its nakshatra depends on the time/)).toBeInTheDocument();
  for (const name of ['Dasha', 'Yogas']) expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Chat with/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /house/ })).not.toBeInTheDocument();
});

it('rounds degrees without a time of birth, and shows only what held all day of a nakshatra', async () => {
  open(untimedKundli);
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const [, degrees, star] = await row('Sun');
  expect(degrees).toMatch(/^≈ \d+°$/);
  expect(star).toMatch(/\d$/);
  expect((await row('Mercury'))[2]).not.toMatch(/\d/);
  expect((await row('Moon')).slice(1)).toEqual(['–', '–']);
});

it('draws a planet that changed sign on a day without a time in both signs, as uncertain', async () => {
  const planets = untimedKundli.planets.map((planet) => (planet.name === 'Moon' ? { ...planet, sign: 8, open_signs: [8, 9] } : planet));
  open({ ...untimedKundli, rashi: null, nakshatra: null, planets });
  expect(await screen.findByText('Scorpio / Sagittarius (depends on the time)')).toBeInTheDocument();
  expect(screen.getAllByText('Mo?').length).toBeGreaterThanOrEqual(2);
});

it('offers the record’s language if the page has another one', async () => {
  open({ ...kundli, person: { ...kundli.person, language: 'Hindi' } });
  expect(await screen.findByRole('link', { name: 'Read it in Hindi' })).toHaveAttribute('href', '/hi/create-kundli?bid=b1');
});

describe('keeping and sharing', () => {
  const cardUrl = '/pictures/kundli.png?card=abc';

  it('requests the PDF from the server, and shows the reason if there is none', async () => {
    const { user, callsOf } = open(kundli, {
      [apiPaths.kundliDocument]: { status: 'fail', code: 'birth_not_found', message: 'This kundli is gone.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('This kundli is gone.')).toBeInTheDocument();
    expect(callsOf(apiPaths.kundliDocument)).toHaveLength(1);
  });

  it('shows the card with the selected details, and the ways to share it', async () => {
    const { user, callsOf } = open(kundli, {
      [apiPaths.kundliCard]: { status: 'success', card_url: cardUrl, share_url: `https://site.test${cardUrl}` },
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share your kundli' }));
    expect(await dialog.findByRole('img', { name: 'The card as others will see it' })).toHaveAttribute('src', cardUrl);
    expect(dialog.getByRole('checkbox', { name: 'Date, time and place of birth' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Date, time and place of birth' }));
    await waitFor(() => expect(callsOf(apiPaths.kundliCard)).toHaveLength(2));
    expect(await dialog.findByRole('link', { name: 'Save the picture' })).toHaveAttribute('href', cardUrl);
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringContaining('kundli.png'));
  });
});
