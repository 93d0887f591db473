import { render } from '@testing-library/react';
import { sampleSiteDetails } from '../contract';
import { PageMeta } from './page-meta';
import { SiteDetailsContext } from './site-details';

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

it('has the name and the languages of a site of its own, and no picture of another one', () => {
  const frame = { name: 'A clinic', about: { en: '', hi: '' }, languages: ['en' as const], parts: [], policies: null };
  render(
    <SiteDetailsContext value={{ ...sampleSiteDetails, frame }}>
      <PageMeta title="Visits" description="All of them" canonical="/visits" />
    </SiteDetailsContext>,
  );
  expect(document.title).toBe('Visits | A clinic');
  expect(document.querySelector('meta[property="og:site_name"]')).toHaveAttribute('content', 'A clinic');
  expect(document.querySelector('meta[property="og:image"]')).toBeNull();
  expect([...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default']);
});
