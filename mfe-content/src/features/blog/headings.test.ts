import { addHeadingIds } from './headings';

it('adds ids to headings and returns their text', () => {
  expect(addHeadingIds('<h2>What <em>happened</em></h2><p>x</p><h2 id="post-fear">Fear &amp; care</h2><h2>लग्न</h2>')).toEqual({
    html: '<h2 id="part-1">What <em>happened</em></h2><p>x</p><h2 id="post-fear">Fear &amp; care</h2><h2 id="part-3">लग्न</h2>',
    headings: [
      { id: 'part-1', text: 'What happened', lang: 'en' },
      { id: 'post-fear', text: 'Fear & care', lang: 'en' },
      { id: 'part-3', text: 'लग्न', lang: 'hi' },
    ],
  });
});

it('ignores tags within attribute values', () => {
  const html = '<img alt="<h2>x<img src=y onerror=z></h2>" src="/a.svg"><h2 lang="a>b">One</h2>';
  expect(addHeadingIds(html).html).toBe('<img alt="<h2>x<img src=y onerror=z></h2>" src="/a.svg"><h2 lang="a>b" id="part-1">One</h2>');
});

it('keeps an id in any script', () => {
  expect(addHeadingIds('<h2 id="post-लग्न.1">x</h2>').headings.map(({ id }) => id)).toEqual(['post-लग्न.1']);
});
