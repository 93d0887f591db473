import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from './use-form';

const send = () => userEvent.click(screen.getByRole('button'));

it('passes the fields whose input the browser cannot parse to the validation', async () => {
  const seen: (readonly string[])[] = [];
  function Moment() {
    const form = useForm<{ time: string }, null>({
      values: { time: '' },
      onChange: () => undefined,
      validate: (_values, _t, unread) => {
        seen.push(unread);
        return { data: null };
      },
      onSubmit: () => Promise.resolve(),
    });
    return (
      <form {...form.formProps}>
        <input aria-label="Time" type="time" name="time" />
        <button>Send</button>
      </form>
    );
  }
  render(<Moment />);
  await send();
  Object.defineProperty(screen.getByLabelText('Time'), 'validity', { value: { badInput: true } });
  await send();
  expect(seen).toEqual([[], ['time']]);
});

it('is busy while an asynchronous validation is pending', async () => {
  let finish = (_result: { data: null }): void => undefined;
  function Place() {
    const form = useForm<{ place: string }, null>({
      values: { place: '' },
      onChange: () => undefined,
      validate: () => new Promise((resolve) => (finish = resolve)),
      onSubmit: () => Promise.resolve(),
    });
    return (
      <form {...form.formProps}>
        <button>{form.isSubmitting ? 'Sending' : 'Send'}</button>
      </form>
    );
  }
  render(<Place />);
  await send();
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
  await act(async () => finish({ data: null }));
  expect(screen.getByRole('button')).toHaveTextContent('Send');
});
