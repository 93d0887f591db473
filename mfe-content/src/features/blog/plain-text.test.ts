import { toPlainText } from './plain-text';

it.each([
  ['<p>Saturn&#8217;s path &amp; ours&hellip;</p>\n', 'Saturn’s path & ours…'],
  ['&#x905; &lt;b&gt; &nbsp;x', 'अ <b> x'],
  ['5 &unknown; 6', '5 &unknown; 6'],
  ['&#1114112;', ''],
])('converts %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
