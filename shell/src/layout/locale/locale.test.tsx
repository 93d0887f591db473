import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../../testing/render-frame';
import { carryInput, restoreCarriedInput } from './carried-input';
import { readChosenLocale, writeChosenLocale } from './locale-cookie';

function forget() {
  document.cookie = 'locale=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(forget);
afterEach(forget);

const preferHindi = () => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
const switches = () => screen.getAllByRole('link', { name: 'हिन्दी' });

it('links to the same page in the other language, in header and footer', () => {
  renderFrame({ path: '/forum?page=2#replies' });
  expect(switches().map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.getAttribute('lang')])).toEqual([
    ['/hi/forum?page=2#replies', 'hi', 'hi'],
    ['/hi/forum?page=2#replies', 'hi', 'hi'],
  ]);
});

it('links an explainer in one language to that in the other one', async () => {
  renderFrame({ path: '/forum/learn-more-hindi', locale: 'hi', pages: [{ path: '*', element: <h1>Page</h1> }] });
  await act(async () => undefined);
  expect(screen.getAllByRole('link', { name: 'English' })[0]).toHaveAttribute('href', '/forum/learn-more');
});

it('offers the language of the browser once, and stays on request', async () => {
  preferHindi();
  const first = renderFrame();
  const offer = await screen.findByRole('complementary', { name: 'Language' });
  expect(offer).toHaveTextContent('यह पेज हिन्दी में भी है।');
  await userEvent.click(screen.getByRole('button', { name: 'Stay in English' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(readChosenLocale()).toBe('en');
  first.unmount();
  renderFrame();
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('offers it only once also to people who do not answer', async () => {
  preferHindi();
  const { unmount } = renderFrame();
  await screen.findByRole('complementary', { name: 'Language' });
  unmount();
  renderFrame();
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('offers the chosen language on a page in the other one, each time', async () => {
  writeChosenLocale('hi');
  for (let visit = 0; visit < 2; visit += 1) {
    const { unmount } = renderFrame();
    expect(await screen.findByRole('complementary', { name: 'Language' })).toBeInTheDocument();
    unmount();
  }
});

it('carries the input to the document in the other language', async () => {
  const form = (
    <form>
      <input name="city" aria-label="City" />
      <input name="agree" type="checkbox" aria-label="Agree" />
      <select name="sign" aria-label="Sign">
        <option value="Aries">Aries</option>
        <option value="Leo">Leo</option>
      </select>
      <textarea name="text" aria-label="Text" />
    </form>
  );
  const pages = [{ path: '/forum', element: form }];
  const { unmount } = renderFrame({ path: '/forum', pages });
  await userEvent.type(await screen.findByLabelText('City'), 'Jaipur');
  await userEvent.click(screen.getByLabelText('Agree'));
  await userEvent.selectOptions(screen.getByLabelText('Sign'), 'Leo');
  await userEvent.type(screen.getByLabelText('Text'), 'Two\nlines');
  act(() => carryInput('/forum'));
  unmount();

  renderFrame({ path: '/forum', pages });
  await screen.findByLabelText('City');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Jaipur'));
  expect(screen.getByLabelText('Agree')).toBeChecked();
  expect(screen.getByLabelText('Sign')).toHaveValue('Leo');
  expect(screen.getByLabelText('Text')).toHaveValue('Two\nlines');
  expect(sessionStorage).toHaveLength(0);
});

it('carries nothing to another page', () => {
  document.body.innerHTML = '<input name="city" value="">';
  sessionStorage.setItem(
    'carried-input',
    JSON.stringify({ page: '/forum', fields: { '-1 city  0': 'Jaipur' }, scroll: { heading: -1, top: 0 } }),
  );
  restoreCarriedInput('/chats');
  expect(document.querySelector('input')).toHaveValue('');
  document.body.innerHTML = '';
});
