import { render } from '@testing-library/react';
import { PageMeta } from './page-meta';

const described = () => document.querySelector('meta[name=description]')?.getAttribute('content');

it('keeps a description that search engines do not cut', () => {
  const description = 'x'.repeat(160);
  render(<PageMeta title="Packs" description={description} />);
  expect(described()).toBe(description);
});

it('cuts a longer one between two words', () => {
  render(<PageMeta title="Packs" description={'seven letters '.repeat(20)} />);
  expect(described()).toMatch(/^(seven letters )+(seven|letters|seven letters)…$/);
  expect(described()?.length).toBeLessThanOrEqual(160);
});

it('cuts one without spaces at the limit', () => {
  render(<PageMeta title="Packs" description={'x'.repeat(300)} />);
  expect(described()).toBe(`${'x'.repeat(159)}…`);
});

it('names the picture of the page in its language, and that of the site without one', () => {
  const { rerender } = render(<PageMeta title="Packs" description="All of them" />);
  const picture = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture()).toBe('/pictures/en/site.png');
  rerender(<PageMeta title="Packs" description="All of them" picture="blogs/a" />);
  expect(picture()).toBe('/pictures/en/blogs/a.png');
});
