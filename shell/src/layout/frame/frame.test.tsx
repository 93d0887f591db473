import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageMeta } from '@oracle-astra/shared/ui';
import { renderFrame } from '../../testing/render-frame';

const far = <h1>Far page</h1>;

function slowLoader() {
  let arrive = (): void => undefined;
  const data = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  return { loader: () => data, arrive };
}

it('starts with a link to the main content', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves focus to the heading after a navigation, not on the initial page', async () => {
  const { router } = renderFrame();
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/forum'));
  expect(screen.getByRole('heading', { name: 'AstroHub page' })).toHaveFocus();
});

it('moves focus to the heading when it becomes focusable, as after a modal dialog closes', async () => {
  const { router } = renderFrame();
  // An element behind a modal dialog cannot be focused.
  const focus = jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);
  await act(() => router.navigate('/forum'));
  expect(document.body).toHaveFocus();
  focus.mockRestore();
  document.body.append(document.createElement('i'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'AstroHub page' })).toHaveFocus());
});

it('keeps focus while only the query changes', async () => {
  const { router } = renderFrame({ path: '/forum' });
  await act(() => router.navigate('/forum?page=2'));
  expect(document.body).toHaveFocus();
});

it('announces the title of the next page', async () => {
  const pages = [
    { path: '/', element: <PageMeta title="Home" description="" /> },
    { path: '/far', element: <PageMeta title="Far" description="" /> },
  ];
  const { router } = renderFrame({ pages });
  await act(() => router.navigate('/far'));
  await waitFor(() => expect(screen.getByText('Far | Oracle & Astra', { selector: 'span' })).toHaveAttribute('aria-live', 'polite'));
});

it('shows that a page is loading', async () => {
  const { loader, arrive } = slowLoader();
  const { router } = renderFrame({
    pages: [
      { path: '/', element: <h1>First page</h1> },
      { path: '/far', loader, element: far },
    ],
  });
  act(() => void router.navigate('/far'));
  expect(await screen.findByRole('progressbar', { name: 'The page is loading' })).toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Far page' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('is busy while the initial page loads, and sets its performance mark once', async () => {
  const { loader, arrive } = slowLoader();
  const { router, marks } = renderFrame({
    path: '/far',
    pages: [
      { path: '/far', loader, element: far },
      { path: '/', element: <h1>First page</h1> },
    ],
  });
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('The page is loading')).toBeInTheDocument();
  expect(marks).toEqual([]);
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Far page' })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  expect(marks).toEqual(['app:interactive']);
  await act(() => router.navigate('/'));
  expect(marks).toEqual(['app:interactive']);
});

it('gives the whole window to a page whose route requests it, without the footer', async () => {
  const pages = [
    { path: '/', element: <h1>First page</h1> },
    { path: '/far', handle: { frame: 'full' }, element: far },
  ];
  const { router } = renderFrame({ pages });
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  await act(() => router.navigate('/far'));
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
