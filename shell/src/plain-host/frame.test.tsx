import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { loginRequested, useSharedDispatch } from '@oracle-astra/shared/session';
import { AppLink } from '@oracle-astra/shared/ui';
import { Frame, type FrameProps } from './frame';

function List() {
  const dispatch = useSharedDispatch();
  return (
    <>
      <h1>Posts</h1>
      <AppLink to="/forum/one">One</AppLink>
      <AppLink to="/horoscope">Horoscope</AppLink>
      <button onClick={() => dispatch(loginRequested())}>Vote</button>
    </>
  );
}

const remote: RemoteModule = {
  navigation: [],
  routes: [
    { id: 'forum-list', path: 'forum', element: <List /> },
    { id: 'forum-one', path: 'forum/one', element: <h1>One</h1> },
    {
      id: 'forum-broken',
      path: 'forum/broken',
      loader: () => {
        throw new Error('broken');
      },
      element: null,
    },
  ],
};

beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://site.example/releases/shell/shell-1/' });
});

const open = (props: Partial<FrameProps> = {}) => render(<Frame remote={remote} path="/forum" {...props} />);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows the page of a remote and follows its links', async () => {
  const { rerender } = open();
  await heading('Posts');
  await userEvent.click(screen.getByRole('link', { name: 'One' }));
  await heading('One');
  rerender(<Frame remote={remote} path="/forum?page=2" />);
  await heading('Posts');
});

it('links pages of other remotes to the site, in the language of the frame', async () => {
  open({ locale: 'hi' });
  await userEvent.click(await screen.findByRole('link', { name: 'Horoscope' }));
  await heading('यह पेज site.example पर है');
  expect(screen.getByRole('link', { name: 'पेज खोलिए' })).toHaveAttribute('href', 'https://site.example/hi/horoscope');
});

it('links to the log-in on the site', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Vote' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('To log in, open this page on site.example.');
  expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', 'https://site.example/forum');
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('puts the base styles of the release into a cascade layer, so that those of the host win', () => {
  open();
  expect(document.head.innerHTML + document.body.innerHTML).toContain(
    '@import url("https://site.example/releases/shell/shell-1/base.css") layer(oracle-astra);',
  );
});

it('throws an error that names the missing routes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => open({ remote: undefined as never })).toThrow('The frame needs what a remote exposes as "./routes"');
});
