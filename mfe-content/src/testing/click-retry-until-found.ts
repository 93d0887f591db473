import { fireEvent, screen, waitFor } from '@testing-library/react';

/**
 * Clicks Retry until `find` succeeds. One click may not be enough, because a page whose loader failed requests the data again
 * when it mounts, and that request may still fail.
 */
export async function clickRetryUntilFound(find: () => HTMLElement): Promise<void> {
  await screen.findByRole('alert');
  await waitFor(() => {
    for (const retry of screen.queryAllByRole('button', { name: 'Retry' })) fireEvent.click(retry);
    expect(find()).toBeInTheDocument();
  });
}
