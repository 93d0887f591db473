import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { isomorphicRender } from './isomorphic-render.mjs';
import { file, tester } from '../rule-tester.mjs';

const browser = (code, filename) => ({ code, ...(filename && { filename: file(filename) }), errors: [{ messageId: 'browser' }] });
const changing = (code) => ({ code, errors: [{ messageId: 'changing' }] });
const locale = (code) => ({ code, errors: [{ messageId: 'locale' }] });
const helper = (code) => ({ code, errors: [{ messageId: 'helper' }] });

const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-isomorphic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'dates.ts'),
  `
  export function getAge(year: number) { return new Date().getFullYear() - year; }
  export const formatDate = (date: Date) => date.toLocaleDateString();
  export const double = (value: number) => 2 * value;
  export const later = () => () => Date.now();
`,
);
const importing = (name, code) => ({ filename: join(folder, 'page.tsx'), code: `import { ${name} } from './dates'; ${code}` });

tester.run('isomorphic-render', isomorphicRender, {
  valid: [
    'function Page() { useEffect(() => { document.title = title; }); return null; }',
    'const Page = () => <Button onClick={() => window.scrollTo(0, 0)} />;',
    "const Page = () => { const hidden = typeof window === 'undefined'; return hidden ? null : <a />; };",
    "const origin = typeof window === 'undefined' ? '' : window.location.origin;",
    "if (typeof document !== 'undefined') document.cookie;",
    'function readCookie() { return document.cookie; }',
    'const Page = ({ document }) => <p>{document.title}</p>;',
    'function Page() { const location = useLocation(); return location.pathname; }',
    'function useNow() { return useSyncExternalStore(subscribe, () => Date.now(), () => served); }',
    'function Page() { return new Date(birth.date); }',
    'const send = () => ({ id: crypto.randomUUID(), at: Date.now() });',
    'function measure(target: Window): typeof window { return target; }',
    'const getTime = () => Date.now(); const Page = () => <Button onClick={() => save(getTime())} />;',
    'const getTime = () => Date.now(); function Page() { useEffect(() => { start(getTime()); }); return null; }',
    'const format = (date) => date.toLocaleString(); function onClick(date) { alert(format(date)); }',
    'const createHandler = () => () => Date.now(); const Page = () => <Button onClick={createHandler()} />;',
    'const format = (value) => String(value); const Page = () => <p>{format(1)}</p>;',
    'const Page = ({ format }) => <p>{format(1)}</p>; const format = () => Date.now();',
    importing('getAge', 'const Page = () => <Button onClick={() => save(getAge(1990))} />;'),
    importing('double', 'const Page = () => <p>{double(2)}</p>;'),
    importing('later', 'const Page = () => <Button onClick={later()} />;'),
    { filename: file('shell/src/main.tsx'), code: "start(document.getElementById('root'));" },
    { filename: file('shell/src/app/bootstrap.tsx'), code: "start(document.getElementById('root'));" },
  ],
  invalid: [
    browser('const width = window.innerWidth;'),
    browser("const token = localStorage.getItem('t');"),
    browser('function Page() { return document.title; }'),
    browser('const Page = memo(() => <p>{navigator.language}</p>);'),
    browser('export const usePage = () => location.hash;'),
    browser('const Page = () => { const first = useMemo(() => window.innerWidth, []); return first; };'),
    browser("const Page = () => { const [a] = useState(() => sessionStorage.getItem('a')); return a; };"),
    browser('const Page = () => rows.map((row) => <p>{window.name}</p>);'),
    browser('const Box = styled.div`width: ${() => window.innerWidth};`;'),
    browser('const routes = [{ path, loader: () => document.cookie }];'),
    browser('class Page extends Component { render() { return document.title; } }'),
    browser('setInterval(tick, 1000);'),
    browser("start(document.getElementById('root'));", 'mfe-chat/src/main.tsx'),
    changing('const started = Date.now();'),
    changing('const Page = () => <p>{new Date().getFullYear()}</p>;'),
    changing('function Page() { return useMemo(() => Math.random(), []); }'),
    changing('const Page = () => <p>{Date()}</p>;'),
    locale('const Page = ({ price }) => <p>{price.toLocaleString()}</p>;'),
    locale("const Page = ({ date }) => <time>{new Date(date).toLocaleDateString('en-IN')}</time>;"),
    locale('const Page = ({ dates }) => dates.map((date) => date.toLocaleTimeString());'),
    locale('const today = date.toLocaleDateString();'),
    helper('function getTime() { return Date.now(); } const Page = () => <p>{getTime()}</p>;'),
    helper('const getAge = (year) => new Date().getFullYear() - year; function Page() { return useMemo(() => getAge(1990), []); }'),
    helper('const getTime = () => Date.now(); const getSeconds = () => getTime() / 1000; const Page = () => <p>{getSeconds()}</p>;'),
    helper('const getTime = () => Date.now(); const Page = () => { const [time] = useState(getTime); return time; };'),
    helper('const format = (price) => price.toLocaleString(); const Page = ({ prices }) => prices.map(format);'),
    helper('const getTime = () => Date.now(); const started = getTime();'),
    helper('const getTime = () => Date.now(); const routes = [{ path, loader: () => getTime() }];'),
    { ...importing('getAge', 'const Page = () => <p>{getAge(1990)}</p>;'), errors: [{ messageId: 'helper' }] },
    { ...importing('formatDate as format', 'const Page = ({ dates }) => dates.map(format);'), errors: [{ messageId: 'helper' }] },
  ],
});
