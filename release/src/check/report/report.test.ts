import { readFileSync } from 'node:fs';
import { useTemporaryFolder } from '../../testing/built-release';
import { finding } from '../finding';
import { listNamedPages } from './picture-pairs';
import { renderReport, type Report } from './render-report';
import { writeScript } from './render-steps';
import { getReportFile, readReport, writeReport } from './report-files';
import { sortFindings } from './sort-findings';

const folder = useTemporaryFolder();

const report: Report = {
  remote: 'forum',
  release: 'forum-2',
  live: 'forum-1',
  site: 'https://site.example',
  checkedAt: '2026-11-28T20:00:00.000Z',
  findings: [finding('act-dead', '/forum?page=2, signed in', 'does nothing when button "<b>Vote</b>" is pressed')],
  differences: ['/forum, signed out: title: "A" is now "B"'],
  notJudged: [],
  unreached: ['Not reached in time: /profile, signed in: a press'],
  pictures: [{ at: '/forum, signed out', candidate: 'AAAA', live: 'BBBB' }],
};

it('lists faults first, with the steps to reproduce them, and escapes the text of pages', () => {
  const html = renderReport(report);
  const order = ['is refused', 'Never right', 'npm run release -- link forum forum-2', 'Differs from', 'base64,BBBB', 'Not reached'];
  const places = order.map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html).toContain('page.goto(&quot;https://site.example/forum?page=2&quot;)');
  expect(html).not.toContain('<b>Vote</b>');
  expect(renderReport({ ...report, findings: [] })).toContain('forum-2 fits');
  const unjudged = renderReport({ ...report, findings: [], notJudged: ['Chromium ended in the middle.'] });
  expect(unjudged).toMatch(/forum-2 <span class="bad">was not judged.*<li>Chromium ended in the middle/s);
});

it('begins with the worst fault, and tells one of many pages once', () => {
  const findings = [
    finding('compare-head', '/forum, signed in', 'has no description any more'),
    finding('act-dead', '/forum, signed in', 'does nothing when button "Vote" is pressed'),
    finding('compare-head', '/forum, signed out', 'has no description any more'),
    finding('page-empty', '/rules, signed out', 'has nothing in its main'),
  ];
  expect(sortFindings(findings).map(({ first, others }) => [first.rule, ...others])).toEqual([
    ['page-empty'],
    ['act-dead'],
    ['compare-head', '/forum, signed out'],
  ]);
  const html = renderReport({ ...report, findings });
  expect(html.match(/has no description any more/g)).toHaveLength(2);
  expect(html).toContain('also on /forum, signed out');
});

it('opens the page again as the check did, and takes its steps', () => {
  const write = (at: string, message: string) => writeScript(report, finding('act-dead', at, message))?.script ?? '';
  const dark = write('/forum, signed in', 'cannot be read when it is shown in the dark theme, 1280 pixels wide: "A"');
  expect(dark).toContain('"viewport":{"width":1280,"height":800}');
  expect(dark).toContain('"colorScheme":"dark"');
  expect(dark).toContain('RELEASE_CHECK_TOKEN');
  expect(write('/forum, signed out', 'has 0 letters when it is shown 620 pixels wide; live 9')).toContain('"width":620');
  expect(write('/forum, signed out', 'throws when it is shown in Hindi: x')).toContain('page.goto("https://site.example/hi/forum")');
  const pressed = write('/forum, signed out', 'does nothing when button "Guide" is pressed and then select "Topic" has another choice');
  expect(pressed).toContain(`page.getByRole('button', { name: "Guide" }).first().tap();`);
  expect(pressed).toContain(`page.getByRole('combobox', { name: "Topic" }).first().selectOption({ index: 1 });`);
  expect(write('/forum, signed out', 'throws')).not.toContain('RELEASE_CHECK_TOKEN');
});

it('says with a release that fits what was not tried, and apart from it what is wrong on the live release too', () => {
  const unreached = [
    'Not reached in time: /profile, signed in: a press',
    'Not refused, since the live release does the same: /forum: throws',
  ];
  const html = renderReport({ ...report, findings: [], unreached });
  expect(html).toContain('Not everything was tried: 1 lines at the end.');
  expect(html).toMatch(/Wrong on the live release too \(1\).*Not reached \(1\)/s);
  const [pair] = report.pictures;
  expect(renderReport({ ...report, pictures: [{ ...pair!, live: pair!.candidate }] })).toContain('both look the same as they open');
});

it('is stored beside the releases as a page and as JSON without pictures', async () => {
  expect(await readReport(folder(), 'forum', 'forum-2')).toBeNull();
  const file = await writeReport(folder(), report);
  expect(await readReport(folder(), 'forum', 'forum-2')).toBe(readFileSync(file, 'utf8'));
  const kept = JSON.parse(readFileSync(getReportFile(folder(), 'forum', 'forum-2', 'json'), 'utf8')) as Report;
  expect([kept.findings, kept.pictures]).toEqual([report.findings, undefined]);
  expect(() => getReportFile(folder(), 'forum', '../other')).toThrow('release');
});

it('has pictures of the pages that are named, each once', () => {
  const lines = ['/forum, signed in, rendered by the server: throws', '/forum, signed in: differs', '/a?b=c, signed out: x', 'files: y'];
  expect(listNamedPages(lines)).toEqual(['/forum, signed in', '/a?b=c, signed out']);
});
