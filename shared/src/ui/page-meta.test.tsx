import { render } from '@testing-library/react';
import { PageMeta } from './page-meta';

const described = () => document.querySelector('meta[name=description]')?.getAttribute('content');

it('says all of a description that search engines show whole', () => {
  const description = 'x'.repeat(160);
  render(<PageMeta title="Packs" description={description} />);
  expect(described()).toBe(description);
});

it('ends a longer one between two words', () => {
  render(<PageMeta title="Packs" description={'seven letters '.repeat(20)} />);
  expect(described()).toMatch(/^(seven letters )+(seven|letters|seven letters)…$/);
  expect(described()?.length).toBeLessThanOrEqual(160);
});

it('ends one without a space at its limit', () => {
  render(<PageMeta title="Packs" description={'x'.repeat(300)} />);
  expect(described()).toBe(`${'x'.repeat(159)}…`);
});
