import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pagination } from './pagination';

const renderPagination = (page: number, pageCount: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} pageCount={pageCount} href={(to) => `/forum?page=${to}`} />
    </MemoryRouter>,
  );

it('links every page up to seven and marks the current one', () => {
  renderPagination(2, 7);
  expect(screen.getAllByRole('link', { name: /^Page \d$/ })).toHaveLength(7);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

it('shows gaps beyond seven, and arrows to the neighbours', () => {
  renderPagination(5, 12);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([4, 1, 4, 5, 6, 12, 6].map((to) => `/forum?page=${to}`));
  expect(screen.getAllByText('…')).toHaveLength(2);
});

it('has no arrow at an end', () => {
  renderPagination(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/forum?page=2');
});

it('renders nothing for one page', () => {
  renderPagination(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('links from beyond the last page back to the last', () => {
  renderPagination(9, 2);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/forum?page=2');
});
