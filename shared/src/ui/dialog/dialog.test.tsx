import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../i18n';
import { Dialog } from './dialog';

it('stays open when Escape discards the word that is being composed', async () => {
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
  // Safari.
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

it('removes its text selection when it closes, because Chrome would block typing in the field that gets the focus', async () => {
  const page = (open: boolean) => (
    <LocaleProvider locale="en">
      <p>Beside it</p>
      <Dialog open={open} title="A title" onClose={jest.fn()}>
        <p>Its text</p>
      </Dialog>
    </LocaleProvider>
  );
  const { rerender } = render(page(true));
  getSelection()?.selectAllChildren(await screen.findByText('Its text'));
  rerender(page(false));
  expect(getSelection()?.rangeCount).toBe(0);
  rerender(page(true));
  await screen.findByText('Its text');
  getSelection()?.selectAllChildren(screen.getByText('Beside it'));
  rerender(page(false));
  expect(getSelection()?.toString()).toBe('Beside it');
});
