import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertShown } from '@oracle-astra/shared/session';
import { renderFrame } from '../../testing/render-frame';

it('shows one alert after the other, each word for word', async () => {
  const { store } = renderFrame();
  act(() => {
    store.dispatch(alertShown('Failed to add kundli'));
    store.dispatch(alertShown('Failed to load chats'));
  });
  expect(screen.getByRole('alertdialog', { name: 'Failed to add kundli' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog', { name: 'Failed to add kundli' })).not.toBeInTheDocument();
  expect(screen.getByRole('alertdialog', { name: 'Failed to load chats' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
