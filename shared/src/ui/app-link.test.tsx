import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppLink, PrefetchContext } from './app-link';
import { ButtonLink } from './button/button-link';

function renderLink(link: React.ReactNode) {
  const prefetch = jest.fn();
  render(
    <MemoryRouter>
      <PrefetchContext value={prefetch}>{link}</PrefetchContext>
    </MemoryRouter>,
  );
  return prefetch;
}

it('prefetches its target on hover', async () => {
  const prefetch = renderLink(<AppLink to="/forum?page=2">AstroHub</AppLink>);
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link', { name: 'AstroHub' }));
  expect(prefetch).toHaveBeenCalledWith('http://localhost/forum?page=2');
});

it('prefetches its target on focus and touch, also as a button link', async () => {
  const prefetch = renderLink(
    <ButtonLink variant="primary" to="/recharges">
      Recharge
    </ButtonLink>,
  );
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledTimes(1);
  fireEvent.touchStart(screen.getByRole('link', { name: 'Recharge' }));
  expect(prefetch).toHaveBeenCalledTimes(2);
});
