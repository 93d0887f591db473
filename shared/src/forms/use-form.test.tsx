import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { TextField } from './text-field';
import { useForm, type FormErrors } from './use-form';
import { getTranslations } from '@oracle-astra/shared/i18n';
import { validateWith } from './validate-with';

interface Values {
  title: string;
  body: string;
}
const schema = z.object({
  name: z.string().check(z.minLength(3, 'name_missing')),
  body: z.string().check(z.minLength(1, 'birth_place_missing')),
});
const validate = validateWith<Values, z.infer<typeof schema>>(schema, {
  toRequest: ({ title, body }) => ({ name: title, body }),
  fields: { name: 'title' },
});

type Send = (data: z.infer<typeof schema>) => Promise<FormErrors<Values> | void>;

function Post({ send, onInvalid }: { send: Send; onInvalid?: (errors: FormErrors<Values>) => void }) {
  const [values, setValues] = useState<Values>({ title: '', body: '' });
  const form = useForm<Values, z.infer<typeof schema>>({
    values,
    onChange: (changed) => setValues((current) => ({ ...current, ...changed })),
    validate,
    onInvalid,
    onSubmit: send,
  });
  return (
    <form {...form.formProps}>
      <TextField
        label="Title"
        name="title"
        value={form.values.title}
        error={form.errors.title}
        onChange={({ target }) => form.change({ title: target.value })}
      />
      <TextField
        label="Text"
        name="body"
        value={form.values.body}
        error={form.errors.body}
        onChange={({ target }) => form.change({ body: target.value })}
      />
      <button>{form.isSubmitting ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button'));

async function fill() {
  await userEvent.type(field('Title'), 'Rahu');
  await userEvent.type(field('Text'), 'First days');
}

const t = getTranslations('en');

it('validates a request that is a single value', () => {
  const validateTitle = validateWith<Values, string>(z.string().check(z.minLength(3, 'name_missing')), {
    toRequest: ({ title }) => title,
    fields: { '': 'title' },
  });
  expect(validateTitle({ title: 'Ra', body: '' }, t)).toEqual({ errors: { title: 'Enter a name.' } });
  expect(validateTitle({ title: 'Rahu', body: '' }, t)).toEqual({ data: 'Rahu' });
});

describe('a form', () => {
  it('shows the first message of each wrong field and focuses the first of them', async () => {
    const onSubmit = jest.fn<Promise<void>, []>();
    const onInvalid = jest.fn();
    render(<Post send={onSubmit} onInvalid={onInvalid} />);
    await send();
    expect(field('Title')).toHaveAccessibleDescription('Enter a name.');
    expect(field('Text')).toHaveAccessibleDescription('Choose a birth place.');
    expect(field('Title')).toHaveFocus();
    expect(onInvalid).toHaveBeenCalledWith({ title: 'Enter a name.', body: 'Choose a birth place.' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('clears the error of a field that changes, and leaves the others', async () => {
    render(<Post send={() => Promise.resolve()} />);
    await send();
    await userEvent.type(field('Title'), 'R');
    expect(field('Title')).not.toHaveAccessibleDescription();
    expect(field('Text')).toHaveAccessibleDescription('Choose a birth place.');
  });

  it('sends the parsed data once, even if it is submitted again while pending', async () => {
    let finish = (): void => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Post send={onSubmit} />);
    await fill();
    await send();
    await userEvent.type(field('Text'), '{Enter}');
    expect(screen.getByRole('button')).toHaveTextContent('Sending');
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Rahu', body: 'First days' }]]);
    await act(async () => finish());
    expect(screen.getByRole('button')).toHaveTextContent('Send');
  });

  it('shows the refusal of the server at its field, keeps what was typed, and can be sent again', async () => {
    const onSubmit = jest
      .fn<ReturnType<Send>, Parameters<Send>>()
      .mockResolvedValueOnce({ title: 'This title is taken.' })
      .mockResolvedValueOnce(undefined);
    render(<Post send={onSubmit} />);
    await fill();
    await send();
    expect(field('Title')).toHaveAccessibleDescription('This title is taken.');
    expect(field('Title')).toHaveFocus();
    expect([field('Title'), field('Text')].map((element) => (element as HTMLInputElement).value)).toEqual(['Rahu', 'First days']);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(field('Title')).not.toHaveAccessibleDescription();
  });
});
