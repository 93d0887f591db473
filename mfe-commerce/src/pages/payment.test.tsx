import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const { fetch } = fakeApi({});

test('shows the order with its GST, and that payments are not open', async () => {
  renderPage(routes, { path: '/payment?astrologer=oracle&wallet=120&amount=109', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment details' })).toBeInTheDocument();
  expect(screen.getByText('Questions for Oracle')).toBeInTheDocument();
  expect(screen.getByText('GST, 18%').nextElementSibling).toHaveTextContent('₹19.62');
  expect(screen.getByText('To pay').nextElementSibling).toHaveTextContent('₹128.62');
  expect(screen.getByText(/Payments are not open on this server\./)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links to the packs when none is chosen', async () => {
  renderPage(routes, { path: '/payment', fetch });
  expect(await screen.findByRole('heading', { level: 2, name: 'No pack is chosen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All packs' })).toHaveAttribute('href', '/recharges');
});
