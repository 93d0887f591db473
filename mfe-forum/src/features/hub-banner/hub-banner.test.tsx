import { screen } from '@testing-library/react';
import { renderPage } from '@oracle-astra/shared/testing';
import { Component } from './hub-banner';

const open = (locale?: 'en' | 'hi') => renderPage([{ path: '/', Component }], { path: '/', fetch: jest.fn(), ...(locale && { locale }) });

it('says how points are earned, and links to the discussions', () => {
  open();
  const banner = screen.getByRole('region', { name: 'AstroHub' });
  expect(banner).toHaveTextContent(/Astro Points get you one Oracle question/);
  expect(screen.getByRole('link', { name: 'Open AstroHub' })).toHaveAttribute('href', '/forum?page=1');
});

it('is in Hindi on Hindi pages', () => {
  open('hi');
  expect(screen.getByRole('link', { name: 'AstroHub खोलिए' })).toBeInTheDocument();
});
