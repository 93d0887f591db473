import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField } from './checkbox-field';
import { MobileField } from './mobile-field';
import { SegmentedRadioGroup } from './segmented-radio-group';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { NumberField, TextField } from './text-field';

it('connects a text field to its label, hint and error', () => {
  render(<TextField label="Title" name="title" hint="Five letters or more." error="Title must be at least 5 characters" />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Title must be at least 5 characters Five letters or more.');
  expect(field).toHaveAttribute('name', 'title');
});

it('shows no error for a valid field', () => {
  render(<TextField label="Title" name="title" />);
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-describedby');
});

it('has number fields, selects and text areas', () => {
  render(
    <>
      <NumberField label="Questions" name="count" />
      <SelectField label="Period" name="period" error="Choose one">
        <option>Daily</option>
      </SelectField>
      <TextAreaField label="Description" name="description" error="Too short" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Questions' })).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Too short');
});

function Amount() {
  const [points, setPoints] = useState('');
  return <NumberField label="Points" name="points" value={points} onChange={(event) => setPoints(event.target.value)} />;
}

it.each([
  ['typed', '२৫0', '250'],
  ['typed', '1000.00', '1000.00'],
  ['pasted', '₹ 1,00,000', '100000'],
  ['pasted', '1000.00', '1000'],
  ['pasted', '123456789012', '123456789012'],
  ['pasted', 'ten', 'ten'],
])('a number that is %s as %s becomes %s', async (way, text, value) => {
  render(<Amount />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Points' }));
  await (way === 'typed' ? userEvent.keyboard(text) : userEvent.paste(text));
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue(value);
});

it('toggles a checkbox by its label', async () => {
  render(<CheckboxField label="Private profile" name="private" error="Please tick this" />);
  await userEvent.click(screen.getByText('Private profile'));
  const box = screen.getByRole('checkbox', { name: 'Private profile' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Please tick this');
});

it('selects a segment by mouse and keyboard', async () => {
  function Gender() {
    const [gender, setGender] = useState<'male' | 'female'>();
    return (
      <SegmentedRadioGroup
        label="Gender"
        name="gender"
        options={[
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ]}
        value={gender}
        onChange={setGender}
        error="Choose one"
      />
    );
  }
  render(<Gender />);
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Choose one');
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

describe('MobileField', () => {
  function Mobile() {
    const [value, setValue] = useState('');
    return <MobileField name="mobile" value={value} onChange={setValue} />;
  }
  const field = () => screen.getByRole('textbox', { name: 'Mobile number' });

  it('accepts only ten digits', async () => {
    render(<Mobile />);
    await userEvent.type(field(), '98-765432101');
    expect(field()).toHaveValue('9876543210');
    expect(field()).toHaveAttribute('autocomplete', 'tel-national');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('+91');
  });

  it.each(['+919851503268', '919851503268', '09851503268'])('accepts %s when it is autofilled, typed or dropped', async (text) => {
    render(<Mobile />);
    fireEvent.change(field(), { target: { value: text } });
    expect(field()).toHaveValue('9851503268');
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(field()).toHaveValue('9851503268');
  });

  it('keeps a number that is too long, and one of another country', () => {
    render(<Mobile />);
    for (const text of ['98515032680', '+971501234567']) {
      fireEvent.change(field(), { target: { value: text } });
      expect(field()).toHaveValue(text);
    }
  });

  it('accepts the digits of a Hindi keyboard', async () => {
    render(<Mobile />);
    await userEvent.type(field(), '९८७६५४३२१०');
    expect(field()).toHaveValue('9876543210');
  });

  it.each(['+91 98765 43210', '+९१ ९८७६५ ४३२१०', '098765-43210', '0091 98765 43210', '9876543210'])(
    'accepts a paste of %s',
    async (text) => {
      render(<Mobile />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field()).toHaveValue('9876543210');
    },
  );
});
