import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '@oracle-astra/shared/i18n';
import { ErrorState, IconButton, DescriptionList, Loading, SkeletonCard, Toast } from '@oracle-astra/shared/ui';
import { Faq } from './faq';
import { Meter } from './scores/meter';
import { Pagination } from './pagination/pagination';
import { Score } from './scores/score';

it('names a score by its subject and value, and draws its length', () => {
  render(<Score label="Love" value={71} />);
  const score = screen.getByRole('img', { name: 'Love: 71 of 100' });
  expect(score.querySelector('.fill')).toHaveAttribute('width', '71%');
});

it('shows the usage of a plan as a meter', () => {
  render(<Meter label="Questions used" value={24.6} text="123 of 500" />);
  expect(screen.getByRole('meter', { name: 'Questions used' })).toHaveAttribute('aria-valuenow', '24.6');
});

it('lists terms with their values', () => {
  render(
    <DescriptionList
      rows={[
        { term: 'Wallet', value: '₹24.00' },
        { term: 'Total', value: '₹48.00', isTotal: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Wallet', 'Total']);
});

it('shows a count only above 0', () => {
  const { rerender } = render(<IconButton icon="bell" label="Notifications" count={0} />);
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('');
  rerender(<IconButton icon="bell" label="Notifications, 3 unseen" count={3} />);
  expect(screen.getByRole('button', { name: 'Notifications, 3 unseen' })).toHaveTextContent('3');
});

it('announces a failure and offers Retry', async () => {
  const retry = jest.fn();
  render(<ErrorState title="This list did not load" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This list did not load ?The rest of the site works. ?Retry$/);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('announces loading once', () => {
  render(
    <Loading label="Loading discussions">
      <SkeletonCard />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading discussions$/);
});

it('renders a bad toast as an alert that can be closed', async () => {
  const close = jest.fn();
  render(
    <Toast tone="bad" onClose={close}>
      Please try again, something went wrong!
    </Toast>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again, something went wrong!');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('collapses answers below their questions', () => {
  render(<Faq items={[{ question: 'Does it renew?', answer: 'Each month.' }]} />);
  expect(screen.getByText('Does it renew?')).toBeVisible();
  expect(screen.getByText('Each month.')).not.toBeVisible();
});

it('has its own texts in Hindi', () => {
  render(
    <LocaleProvider locale="hi">
      <Score label="प्रेम" value={71} />
      <Pagination page={2} pageCount={3} href={(page) => `/?page=${page}`} />
      <ErrorState onRetry={() => undefined} />
    </LocaleProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('img', { name: 'प्रेम: 100 में से 71' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'पेज' })).toContainElement(screen.getByRole('link', { name: 'पेज 2' }));
  expect(screen.getByRole('heading', { name: 'यह लोड नहीं हुआ' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'फिर कोशिश कीजिए' })).toBeInTheDocument();
});
