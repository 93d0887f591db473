import { fireEvent, screen, waitFor } from '@testing-library/react';

/**
 * Presses Retry until something is there. Once may not be enough: a page whose loader failed before it
 * was shown asks again by itself when it opens, and that call may still be failing.
 */
export async function retryUntil(isThere: () => HTMLElement): Promise<void> {
  await screen.findByRole('alert');
  await waitFor(() => {
    for (const retry of screen.queryAllByRole('button', { name: 'Retry' })) fireEvent.click(retry);
    expect(isThere()).toBeInTheDocument();
  });
}
