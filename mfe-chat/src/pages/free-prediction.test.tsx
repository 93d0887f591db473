import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

it('explains predictions to a visitor', async () => {
  renderPage(routes, { path: '/free-prediction', fetch: fakeApi({}).fetch });
  expect(await screen.findByRole('heading', { name: 'Free prediction', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Yearly/ })).toHaveAttribute('href', '/create-kundli?predictions=true&p_type=yearly');
});

it('explains them in Hindi', async () => {
  renderPage(routes, { path: '/free-prediction', fetch: fakeApi({}).fetch, locale: 'hi' });
  expect(await screen.findByRole('heading', { name: 'मुफ़्त भविष्यफल', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^वार्षिक/ })).toHaveAttribute('href', '/create-kundli?predictions=true&p_type=yearly');
});
