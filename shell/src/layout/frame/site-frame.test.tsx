import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, sampleSiteDetails, type SiteDetails, type SiteFrame } from '@oracle-astra/shared/contract';
import { tokenFor } from '@oracle-astra/shared/testing';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const clinic: SiteFrame = {
  name: 'Dr Rao’s Clinic',
  about: { en: 'A clinic for children in Mysuru.', hi: 'मैसूरु में बच्चों का क्लिनिक।' },
  languages: ['en'],
  parts: [],
  policies: null,
};
const detailsOf = (frame: Partial<SiteFrame> = {}): SiteDetails => ({ ...sampleSiteDetails, frame: { ...clinic, ...frame } });
const navigation = [
  { place: 'header' as const, order: 1, label: 'Visits', to: '/visits' },
  { place: 'footer-important' as const, order: 1, label: 'Visits', to: '/visits' },
];
const renderClinic = (frame?: Partial<SiteFrame>, token: string | null = null) =>
  renderFrame({
    navigation,
    details: detailsOf(frame),
    token,
    answers: { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 } },
  });

it('shows its own name, texts and links, and nothing of Oracle & Astra', () => {
  renderClinic();
  const [header, footer] = [within(screen.getByRole('banner')), within(screen.getByRole('contentinfo'))];
  expect(header.getByRole('link', { name: 'Dr Rao’s Clinic , home' })).toHaveAttribute('href', '/');
  expect(footer.getByText('A clinic for children in Mysuru.')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '/visits');
  expect(footer.queryByRole('heading', { name: 'Horoscope' })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Oracle|Astra|WhatsApp/);
});

it('shows its texts in Hindi if it has that language', () => {
  renderHindiFrame({ navigation, details: detailsOf({ languages: ['en', 'hi'] }) });
  expect(screen.getByText('मैसूरु में बच्चों का क्लिनिक।')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'English' })).not.toHaveLength(0);
});

it('offers no other language if it has only one', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
  renderClinic();
  // The code that would offer it is loaded and has run.
  await act(() => import('../locale/locale-effects'));
  expect(screen.queryByRole('group', { name: 'Language' })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('हिन्दी');
});

it('requests no balance and no notifications if its server has none', async () => {
  const { calls } = renderClinic({}, tokenFor('u1'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Visits' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Notifications/ })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('shows the parts that it names', async () => {
  const { calls } = renderClinic({ parts: ['notifications'] }, tokenFor('u1'));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
});

it('asks for no agreement at sign-in if it has no terms, and links to its own', async () => {
  const { unmount } = renderClinic();
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('button', { name: 'Get OTP' })).toBeEnabled();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  unmount();
  renderClinic({ policies: { terms: '/terms', privacy: '/privacy' } });
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('button', { name: 'Get OTP' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});
