import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleProfile } from '../testing/samples';

const path = '/delete-account';
const balance = { status: 'success', oracle_questions: 2, astra_questions: 1, wallet: 24.5 };

test.each([
  ['en', '3 questions, 140 points, ₹24.50'],
  ['hi', '3 सवाल, 140 पॉइंट्स, ₹24.50'],
] as const)('shows a signed-in user what is lost, in %s', async (locale, lost) => {
  const { fetch } = fakeApi({ [apiPaths.balance]: balance, [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() } });
  renderPage(routes, { path, fetch, token: tokenFor('u1'), locale });
  expect(await screen.findByText(lost)).toBeInTheDocument();
});

test('leaves the points out for a user without a profile', async () => {
  renderPage(routes, { path, fetch: fakeApi({ [apiPaths.balance]: balance }).fetch, token: tokenFor('u1') });
  expect(await screen.findByText('3 questions, ₹24.50')).toBeInTheDocument();
});

test('links to the contact page within the Hindi sentence', async () => {
  renderPage(routes, { path, fetch: fakeApi({}).fetch, locale: 'hi' });
  const link = await screen.findByRole('link', { name: 'हमें लिखिए' });
  expect(link).toHaveAttribute('href', '/contact-us');
  expect(link.parentElement).toHaveTextContent('खाता हटाने की सुविधा अभी नहीं है। हमें लिखिए और अपना मोबाइल नंबर बताइए।');
});
