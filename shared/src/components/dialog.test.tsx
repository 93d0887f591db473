import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog, Dialog } from '@oracle-astra/shared/ui';
import { ConfirmDialog } from './confirm-dialog';

function Opener({ closable }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} title="Continue with Mobile" closable={closable} onClose={() => setOpen(false)}>
        <input aria-label="Mobile number" name="mobile" />
      </Dialog>
    </>
  );
}

async function opened(closable?: boolean) {
  render(<Opener closable={closable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Continue with Mobile' });
}

it('focuses its first control and restores the focus', async () => {
  await opened();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

/** A list whose items are deleted after a confirmation. With `early` the item is removed before the dialog closes, otherwise later. */
function DeletableList({ early }: { early: boolean }) {
  const [names, setNames] = useState(['Asha', 'Bela', 'Chitra']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = () => setNames((all) => all.filter((name) => name !== asked));
  const close = () => {
    if (early) remove();
    setAsked(null);
    if (!early) setTimeout(remove);
  };
  return (
    <section>
      <h2>Saved</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <button onClick={() => setAsked(name)}>Delete {name}</button>
          </li>
        ))}
      </ul>
      <ConfirmDialog open={asked !== null} question="Delete it?" onYes={close} onNo={() => setAsked(null)} />
    </section>
  );
}

it.each([true, false])('moves the focus to the next item after a deletion, and to the heading after the last one', async (early) => {
  render(<DeletableList early={early} />);
  const removeItem = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
  };
  await removeItem('Bela');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Chitra' })).toHaveFocus());
  await removeItem('Chitra');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Asha' })).toHaveFocus());
  await removeItem('Asha');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved' })).toHaveFocus());
});

it('keeps the focus where a person moved it when the item is removed later', async () => {
  render(<DeletableList early={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bela' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByRole('button', { name: 'Delete Bela' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Asha' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bela' })).toHaveFocus());
});

it('closes with its close button', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a click on the backdrop, but not on its content', async () => {
  const dialog = await opened();
  await userEvent.click(screen.getByRole('heading', { name: 'Continue with Mobile' }));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('stays open if it is not closable', async () => {
  const dialog = await opened(false);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it('calls onClose when the browser forces it to close', async () => {
  const dialog = await opened();
  act(() => (dialog as HTMLDialogElement).close());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the exact text of an alert and closes once with OK', async () => {
  const closed = jest.fn();
  const { unmount } = render(<AlertDialog message="Failed to get OTP. Wait." onClose={closed} />);
  expect(screen.getByRole('alertdialog', { name: 'Failed to get OTP. Wait.' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  unmount();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('asks for confirmation with the focus on the cancel button', async () => {
  const yes = jest.fn();
  const no = jest.fn();
  render(<ConfirmDialog open danger question="Delete this chat?" onYes={yes} onNo={no} />);
  expect(screen.getByRole('alertdialog', { name: 'Delete this chat?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(yes).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(no).toHaveBeenCalledTimes(1);
});

it('can be neither declined nor confirmed again while the confirmed action runs', async () => {
  const yes = jest.fn();
  const no = jest.fn();
  render(<ConfirmDialog open busy question="Delete this chat?" onYes={yes} onNo={no} />);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect([yes, no].map((call) => call.mock.calls)).toEqual([[], []]);
});
