import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { astrologerInfo, horoscope, panchang, post, videos } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './about-us';
import './blog-post';
import './blogs';
import './contact-us';
import './home';
import './horoscope';
import './invite-earn';
import './privacy-policy';
import './refund-policy';
import './reviews';
import './shipping-policy';
import './terms';

const about = { status: 'success', sections: ['हम कौन हैं', 'हमारा मकसद'].map((title) => ({ title, text: `यह है: ${title}` })) };
const answers = {
  [apiPaths.about]: about,
  [apiPaths.astrologers]: astrologerInfo,
  [apiPaths.horoscope]: horoscope,
  [apiPaths.panchang]: panchang,
  [apiPaths.posts]: [post(3)],
  [apiPaths.videos]: videos,
};

function open(path: string, more: Record<string, FakeAnswer> = {}, token: string | null = null) {
  const { fetch } = fakeApi({ ...answers, ...more });
  return { ...renderPage(routes, { path, token, fetch, locale: 'hi' }), user: userEvent.setup() };
}

it('shows the home page in Hindi with Hindi samples, and marks the language of posts', async () => {
  open('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'पूछिए अपनी कुंडली से' })).toBeInTheDocument();
  expect(screen.getByText('Oracle से 3 और Astra से 3 सवाल मुफ़्त। उसके बाद हर सवाल ₹6, और पैसे कटने से पहले आपसे पूछा जाता है।')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Oracle से चैट' })).toHaveAttribute('href', '/free-kundli?type=Oracle');
  const comments = await screen.findByRole('region', { name: 'लोग क्या कहते हैं' });
  expect(within(comments).getByText(/ट्रांसफ़र के बारे में पूछा था/)).toHaveAttribute('lang', 'hi');
  expect(comments).not.toHaveTextContent(/[A-Za-z]{3}/);
  expect(screen.getAllByText('4.6')[0]).toHaveTextContent(/^5 में से 4\.6$/);
  expect(await screen.findByText('Post 3 & more')).toHaveAttribute('lang', 'en');
});

it('shows the message of the code of a refused invitation', async () => {
  const refusal = { status: 'fail', code: 'invite_repeated', message: 'You have invited this number already.' };
  const { user, store } = open('/invite-earn', { [apiPaths.invite]: refusal }, tokenFor('u1'));
  const field = within(await screen.findByRole('dialog', { name: 'जितने चाहें, उतने दोस्त बुलाइए' })).getByRole('textbox');
  await user.type(field, '98765{Enter}');
  expect(field).toHaveAccessibleDescription(/मोबाइल नंबर में दस अंक होते हैं .*जैसे 987-654-3210।/);
  await user.type(field, '43210{Enter}');
  await waitFor(() => expect(store.getState().notices.toasts.map(({ text }) => text)).toEqual(['इस नंबर को आपका न्योता पहले ही जा चुका है।']));
});

it('shows a horoscope with Hindi labels and unchanged addresses', async () => {
  open('/horoscope?zodiac=Aries&when=Today');
  const love = await screen.findByRole('region', { name: 'प्रेम' });
  expect(within(love).getByText('64').parentElement).toHaveTextContent('100 में से 64');
  expect(screen.getByText('प्रेम के लिए समय सबसे अच्छा है। धन के मामले में धीरज रखिए।')).toBeInTheDocument();
  expect(screen.getByText('शनिवार, 21 नवंबर 2026')).toBeInTheDocument();
  expect(await screen.findByText('शुक्ल द्वादशी')).toBeInTheDocument();
  expect(screen.getByText('सुबह 9:27 बजे से सुबह 10:47 बजे तक')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'सिंह' })).toHaveAttribute('href', '/horoscope?zodiac=Leo&when=Today');
  expect(document.title).toBe('मेष राशिफल: आज | Oracle & Astra');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', expect.stringContaining('मेष राशि, आज:'));
});

describe('a post', () => {
  const slugs: Record<string, object[]> = {
    'post-5': [post(5)],
    'post-6': [post(6, { title: { rendered: 'लग्न क्या है' } })],
  };
  const posts = (_body: unknown, { searchParams }: URL) => slugs[searchParams.get('slug') ?? ''] ?? [];

  it('in English is marked as English', async () => {
    open('/blogs/post-5', { [apiPaths.posts]: posts });
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 5 & more' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('यह लेख अंग्रेज़ी में है।')).toBeInTheDocument();
    expect(screen.getByText('5 नवंबर 2026 · 1 मिनट')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'One' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'मेरी कुंडली में क्या है?' }).closest('[lang=en]')).toBeNull();
  });

  it('in Hindi has no mark of its language', async () => {
    open('/blogs/post-6', { [apiPaths.posts]: posts });
    expect(await screen.findByRole('heading', { level: 1, name: 'लग्न क्या है' })).toBeInTheDocument();
    expect(screen.queryByText(/^यह लेख/)).not.toBeInTheDocument();
  });
});

it('names a later page of the blog', async () => {
  open('/blogs?page=2');
  await waitFor(() => expect(document.title).toBe('Astra से चैट, पेज 2 | Oracle & Astra'));
});

it.each(['/privacy-policy', '/refund-policy', '/shipping-policy', '/terms-and-conditions'])(
  'says on %s that the English text is binding, with a link to it',
  async (path) => {
    open(path);
    const english = await screen.findByRole('link', { name: 'अंग्रेज़ी पाठ' });
    expect(english).toHaveAttribute('href', path);
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(screen.getByText('1 अक्टूबर 2026 से लागू')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'support@example.in' })[0]).toHaveAttribute('href', 'mailto:support@example.in');
  },
);

it('shows no notice on a page that is not a legal text', async () => {
  open('/contact-us');
  expect(await screen.findByRole('heading', { level: 1, name: 'हमसे संपर्क' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'अंग्रेज़ी पाठ' })).not.toBeInTheDocument();
});

it('links from the contents of a Hindi text to its sections', async () => {
  open('/about-us');
  const contents = await screen.findByRole('navigation', { name: 'इस पेज पर: हमारे बारे में' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent);
  expect(new Set(targets)).toEqual(new Set(about.sections.map(({ title }) => title)));
});

it('counts stars and reviews', async () => {
  open('/reviews');
  expect(await screen.findByRole('region', { name: 'लोग क्या लिखते हैं' })).not.toHaveTextContent(/[A-Za-z]{3}/);
  expect(await screen.findByText('5 में से, 500 रिव्यू का औसत')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: '1 स्टार' })).toHaveAttribute('aria-valuetext', '2 प्रतिशत');
});
