import { orderByLikeness } from './order-by-likeness';

const posts = ['saturn-in-pisces', 'mars-retrograde-2027', 'jupiter-enters-leo'].map((slug) => ({ slug }));
const order = (slug: string) => orderByLikeness(posts, slug).map((post) => post.slug);

it('puts the posts first that share most words with the slug, and keeps the order of others', () => {
  expect(order('Jupiter-in-leo-2026')).toEqual(['jupiter-enters-leo', 'saturn-in-pisces', 'mars-retrograde-2027']);
  expect(order('mars')).toEqual(['mars-retrograde-2027', 'saturn-in-pisces', 'jupiter-enters-leo']);
});

it('counts no short words, and needs no slug', () => {
  expect(order('what-is-in')).toEqual(posts.map(({ slug }) => slug));
  expect(order('')).toEqual(posts.map(({ slug }) => slug));
});
