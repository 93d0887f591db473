import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('calls its handler on a click', async () => {
  const clicked = jest.fn();
  render(<Button onClick={clicked}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not submit its form while it is busy', async () => {
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <input aria-label="Name" name="name" />
      <Button type="submit" busy={busy} busyText="loading...">
        Get OTP
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole('button', { name: 'loading...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});
