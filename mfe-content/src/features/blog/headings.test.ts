import { withHeadings } from './headings';

it('gives headings an id and lists their words', () => {
  expect(withHeadings('<h2>What <em>happened</em></h2><p>x</p><h2 id="fear">Fear &amp; care</h2><h2>लग्न</h2>')).toEqual({
    html: '<h2 id="part-1">What <em>happened</em></h2><p>x</p><h2 id="fear">Fear &amp; care</h2><h2 id="part-3">लग्न</h2>',
    headings: [
      { id: 'part-1', text: 'What happened', lang: undefined },
      { id: 'fear', text: 'Fear & care', lang: undefined },
      { id: 'part-3', text: 'लग्न', lang: 'hi' },
    ],
  });
});
