import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '@oracle-astra/shared/i18n';
import { Carousel } from './carousel';
import { SignCarousel } from './sign-carousel';

const carousel = (
  <Carousel label="Signs" title="Today’s Horoscope" itemName="sign" perView={{ base: 3 }} highlightMiddle>
    <a href="/aries">Aries</a>
    <a href="/taurus">Taurus</a>
    <a href="/gemini">Gemini</a>
    <a href="/cancer">Cancer</a>
  </Carousel>
);

it('has accessible names for itself, its arrows and its row', () => {
  render(carousel);
  expect(screen.getByRole('group', { name: 'Signs' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Today’s Horoscope' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous sign' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('marks the second visible slide', () => {
  render(carousel);
  expect(screen.getByRole('link', { name: 'Taurus' }).closest('[data-middle]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Aries' }).closest('[data-middle]')).toBeNull();
});

it('renders all slides on the server', () => {
  const html = renderToString(carousel);
  for (const sign of ['Aries', 'Taurus', 'Gemini', 'Cancer']) expect(html).toContain(sign);
  expect(html).not.toContain('style=');
});

it('is measured when it is near the viewport, and scrolls natively until then', async () => {
  let near: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = jest.fn();
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(tell: typeof near) {
      near = tell;
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  const { unmount } = render(carousel);
  window.IntersectionObserver = Observer;

  const view = screen.getByRole('group', { name: 'Signs, slides' });
  act(() => near([{ isIntersecting: false }]));
  expect(getComputedStyle(view).overflow).toBe('auto hidden');
  act(() => near([{ isIntersecting: true }]));
  await waitFor(() => expect(getComputedStyle(view).overflow).toBe('hidden'));
  expect(disconnect).toHaveBeenCalledTimes(1);
  unmount();
});

it('shows the signs in Hindi', () => {
  render(
    <LocaleProvider locale="hi">
      <SignCarousel />
    </LocaleProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'आज का राशिफल' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'आगे: राशि' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'मेष' }).closest('a')).toHaveTextContent('मेष21 मार्च – 19 अप्रैल');
});
