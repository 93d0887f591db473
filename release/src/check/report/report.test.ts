import { readFileSync } from 'node:fs';
import { useTemporaryFolder } from '../../testing/built-release';
import { finding } from '../finding';
import { listNamedPages } from './picture-pairs';
import { renderReport, type Report } from './render-report';
import { getReportFile, readReport, writeReport } from './report-files';

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
