import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { BirthField } from './birth-field';

const births = { status: 'success', births: [{ bid: 'b1', full_name: 'Ananya' }] };
const show = (answer: () => unknown) =>
  renderPage([{ path: '/', element: <BirthField value="b1" onChange={() => undefined} /> }], {
    path: '/',
    token: tokenFor('u1'),
    fetch: fakeApi({ [apiPaths.births]: answer }).fetch,
  });
const shown = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent;

it('does not say that nothing is chosen while the birth details load', () => {
  show(() => new Promise(() => undefined));
  expect(shown()).toBe('Loading your birth details');
});

it('says that the birth details failed to load, and loads them on Retry', async () => {
  let answer = (): unknown => new Response('', { status: 500 });
  show(() => answer());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your birth details could not be loaded.');
  expect(shown()).toBe('Your birth details could not be loaded.');
  answer = () => births;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByRole('option', { name: 'Ananya' })).toBeInTheDocument();
  expect(shown()).toBe('Ananya');
});
