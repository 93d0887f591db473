import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@oracle-astra/shared/testing';
import { ShareActions } from './share-actions';

const card = { cardUrl: '/card.png', shareUrl: 'https://site.test/card', text: 'My kundli', fileName: 'kundli.png' };
const share = jest.fn(async (_data: ShareData) => undefined);

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('shares the address of a card whose picture fails to load', async () => {
  Object.assign(navigator, { share, canShare: () => true });
  const lost = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
  renderPage([{ path: '/', element: <ShareActions {...card} /> }], { path: '/', fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Share the picture' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url: card.shareUrl, text: card.text }));
  expect(lost.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
