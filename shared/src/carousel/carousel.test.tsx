import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel';

const carousel = (
  <Carousel label="Signs" title="Today’s Horoscope" itemName="sign" perView={{ base: 3 }} highlightMiddle>
    <a href="/aries">Aries</a>
    <a href="/taurus">Taurus</a>
    <a href="/gemini">Gemini</a>
    <a href="/cancer">Cancer</a>
  </Carousel>
);

it('names itself, its arrows and its row', () => {
  render(carousel);
  expect(screen.getByRole('group', { name: 'Signs' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Today’s Horoscope' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous sign' })).toBeDisabled();
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('marks the second in view', () => {
  render(carousel);
  expect(screen.getByRole('link', { name: 'Taurus' }).closest('[data-middle]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Aries' }).closest('[data-middle]')).toBeNull();
});

it('stands in the HTML of the server with all its slides', () => {
  const html = renderToString(carousel);
  for (const sign of ['Aries', 'Taurus', 'Gemini', 'Cancer']) expect(html).toContain(sign);
  expect(html).not.toContain('style=');
});
