import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MenuButton } from './menu-button';

function renderMenu() {
  const logOut = jest.fn();
  render(
    <MemoryRouter>
      <MenuButton
        icon="user"
        label="Profile menu"
        entries={[
          { id: 'points', label: 'My Points', icon: 'star', to: '/profile' },
          { id: 'out', label: 'Log out', icon: 'out', danger: true, onSelect: logOut },
        ]}
      />
      <button>Elsewhere</button>
    </MemoryRouter>,
  );
  return { logOut, button: screen.getByRole('button', { name: 'Profile menu' }) };
}

it('opens and closes with its button', async () => {
  const { button } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'My Points' })).toHaveAttribute('href', '/profile');
  await userEvent.click(button);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('moves with arrow keys, wraps around, and closes on Escape', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My Points' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My Points' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('runs the selected entry and closes', async () => {
  const { button, logOut } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes on a press outside', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
