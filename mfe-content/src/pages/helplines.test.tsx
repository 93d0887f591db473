import { screen } from '@testing-library/react';
import { helplines } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import './helplines';

const { fetch } = fakeApi({});

it.each([
  ['en', 'Helplines', '14416 To talk when it is too much: Tele-MANAS free, day and night'],
  ['hi', 'हेल्पलाइन', '14416 जब मन पर बहुत भारी हो, बात करने के लिए: टेली-मानस मुफ़्त, दिन-रात'],
] as const)('lists every number as a link that dials it, signed out (%s)', async (locale, title, mind) => {
  renderPage(routes, { path: '/helplines', fetch, locale });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const dialled = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(dialled).toEqual(Object.values(helplines).map(({ number }) => `tel:${number}`));
  expect(screen.getByRole('link', { name: mind })).toBeInTheDocument();
});
