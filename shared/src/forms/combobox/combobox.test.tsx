import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';
import type { ComboboxOption } from './combobox-list';

const places = [
  { id: 'jp', label: 'Jaipur, Rajasthan, India' },
  { id: 'js', label: 'Jaisalmer, Rajasthan, India' },
];

function renderCombobox({
  options = places,
  loading,
  emptyText,
}: { options?: ComboboxOption[]; loading?: boolean; emptyText?: string } = {}) {
  const picked = jest.fn();
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  function Place() {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={sent}>
        <Combobox
          label="Place of birth"
          name="place"
          value={value}
          onInput={setValue}
          options={options}
          onPick={(option) => {
            picked(option.id);
            setValue(option.label);
          }}
          loading={loading}
          emptyText={emptyText}
        />
      </form>
    );
  }
  render(<Place />);
  return { picked, sent, field: screen.getByRole('combobox', { name: 'Place of birth' }) };
}

it('offers options while typing, the first one active and the typed part marked', async () => {
  const { field } = renderCombobox();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'jai');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  const first = screen.getByRole('option', { name: 'Jaipur, Rajasthan, India', selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', first.id);
  expect(first.querySelector('mark')).toHaveTextContent(/^Jai$/);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

it('selects the active option on Enter without submitting the form', async () => {
  const { field, picked, sent } = renderCombobox();
  await userEvent.type(field, 'jai{ArrowDown}{Enter}');
  expect(picked).toHaveBeenCalledWith('js');
  expect(sent).not.toHaveBeenCalled();
  expect(field).toHaveValue('Jaisalmer, Rajasthan, India');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('wraps around at the ends of the list', async () => {
  const { field } = renderCombobox();
  await userEvent.type(field, 'jai{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Jaisalmer');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Jaipur');
});

it('selects an option on a click', async () => {
  const { field, picked } = renderCombobox();
  await userEvent.type(field, 'jai');
  await userEvent.click(screen.getByRole('option', { name: 'Jaisalmer, Rajasthan, India' }));
  expect(picked).toHaveBeenCalledWith('js');
  expect(field).toHaveFocus();
});

it('closes on Escape and keeps the input', async () => {
  const { field, picked } = renderCombobox();
  await userEvent.type(field, 'jai{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('jai');
  expect(picked).not.toHaveBeenCalled();
});

it('closes on blur', async () => {
  const { field } = renderCombobox();
  await userEvent.type(field, 'jai');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('announces the search and shows no list', async () => {
  const { field } = renderCombobox({ options: [], loading: true });
  await userEvent.type(field, 'jai');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ignores Enter while a word is being composed', async () => {
  const { field, picked } = renderCombobox();
  await userEvent.type(field, 'jai');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(picked).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(picked).toHaveBeenCalledWith('jp');
});

it('announces that nothing was found', async () => {
  const { field } = renderCombobox({ options: [], emptyText: 'No place of that name' });
  await userEvent.type(field, 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No place of that name');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});
