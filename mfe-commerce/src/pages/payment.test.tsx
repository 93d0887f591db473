import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const { fetch } = fakeApi({});

test('shows the order with its GST, and that payments are not available', async () => {
  renderPage(routes, { path: '/payment?astrologer=oracle&wallet=120&amount=109', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment details' })).toBeInTheDocument();
  expect(screen.getByText('Questions for Oracle')).toBeInTheDocument();
  expect(screen.getByText('GST, 18%').nextElementSibling).toHaveTextContent('₹19.62');
  expect(screen.getByText('To pay').nextElementSibling).toHaveTextContent('₹128.62');
  expect(screen.getByText(/Payments aren't available yet\./)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links to the packs when none is chosen', async () => {
  renderPage(routes, { path: '/payment', fetch });
  expect(await screen.findByRole('heading', { level: 2, name: 'No pack is chosen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All packs' })).toHaveAttribute('href', '/recharges');
});

test('is in Hindi on a Hindi page', async () => {
  renderPage(routes, { path: '/payment?astrologer=oracle&wallet=120&amount=109', locale: 'hi', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'पेमेंट का ब्योरा' })).toBeInTheDocument();
  expect(screen.getByText('Oracle से सवाल')).toBeInTheDocument();
  expect(screen.getByText('कुल देना है').nextElementSibling).toHaveTextContent('₹128.62');
});
