import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../i18n';
import { Dialog } from './dialog';

it('stays open where Escape drops the word that an input method composes', async () => {
  const close = jest.fn();
  render(
    <LocaleProvider locale="en">
      <Dialog open title="A title" onClose={close}>
        <input aria-label="Name" />
      </Dialog>
    </LocaleProvider>,
  );
  const field = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});
