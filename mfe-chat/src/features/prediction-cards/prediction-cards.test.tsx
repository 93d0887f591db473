import { screen } from '@testing-library/react';
import { renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { Component } from './prediction-cards';

const open = (more: { token?: string; locale?: 'hi' } = {}) =>
  renderPage([{ path: '/', Component }], { path: '/', fetch: jest.fn(), ...more });

it('links to the form of each period, and tells visitors how many predictions are free', () => {
  open();
  for (const period of ['Yearly', 'Monthly', 'Weekly', 'Daily']) {
    const card = screen.getByRole('link', { name: new RegExp(`^${period}`) });
    expect(card).toHaveAttribute('href', `/create-kundli?predictions=true&p_type=${period.toLowerCase()}`);
    expect(card).toHaveTextContent(/\d+ free/);
  }
});

it('does not tell a signed-in user, who may have used them', () => {
  open({ token: tokenFor('u1') });
  expect(screen.getByRole('link', { name: /^Daily/ })).not.toHaveTextContent(/free/);
});

it('is in Hindi on Hindi pages', () => {
  open({ locale: 'hi' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('भविष्यफल');
});
