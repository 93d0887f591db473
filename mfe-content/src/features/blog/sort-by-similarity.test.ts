import { sortBySimilarity } from './sort-by-similarity';

const posts = ['saturn-in-pisces', 'mars-retrograde-2027', 'jupiter-enters-leo'].map((slug) => ({ slug }));
const order = (slug: string) => sortBySimilarity(posts, slug).map((post) => post.slug);

it('sorts posts by the number of words in common with the slug, and keeps the order of others', () => {
  expect(order('Jupiter-in-leo-2026')).toEqual(['jupiter-enters-leo', 'saturn-in-pisces', 'mars-retrograde-2027']);
  expect(order('mars')).toEqual(['mars-retrograde-2027', 'saturn-in-pisces', 'jupiter-enters-leo']);
});

it('ignores short words, and works without a slug', () => {
  expect(order('what-is-in')).toEqual(posts.map(({ slug }) => slug));
  expect(order('')).toEqual(posts.map(({ slug }) => slug));
});
