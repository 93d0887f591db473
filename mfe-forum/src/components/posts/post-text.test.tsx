import { render, screen } from '@testing-library/react';
import { MarkedText } from './marked-text';
import { PostText } from './post-text';

test('links addresses without trailing punctuation, and renders no HTML', () => {
  const text = 'See https://example.in/a?b=1. Or <script>alert(1)</script> javascript:alert(1) (http://example.com)';
  const { container } = render(<PostText text={text} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.in/a?b=1', 'http://example.com']);
  for (const link of links) expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(container).toHaveTextContent(text);
  expect(container.querySelector('script')).toBeNull();
});

test.each([
  ['https://en.wikipedia.org/wiki/Saturn_(mythology)', 'https://en.wikipedia.org/wiki/Saturn_(mythology)'],
  ['(see https://en.wikipedia.org/wiki/Saturn_(mythology)).', 'https://en.wikipedia.org/wiki/Saturn_(mythology)'],
  ['[https://example.in/a[1]], or not', 'https://example.in/a[1]'],
  ['(https://example.in/a)!', 'https://example.in/a'],
])('keeps in the address of %p only the brackets that it opens', (text, href) => {
  render(<PostText text={text} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  ['Saturn and the moon', 'moon', ['moon']],
  ['Saturn and the moon', 'saturm', ['Saturn']],
  ['शनि की साढ़ेसाती', 'शनि', ['शनि']],
  ['Moonlight at noon', 'moon', ['Moonlight']],
  ['Nothing here', 'xy', []],
])('marks in %p what a search for %p found', (text, query, marked) => {
  const { container } = render(<MarkedText text={text} query={query} />);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
  expect(container).toHaveTextContent(text);
});
