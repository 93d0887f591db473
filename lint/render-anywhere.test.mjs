import { renderAnywhere } from './render-anywhere.mjs';
import { file, tester } from './rule-tester.mjs';

const browser = (code, filename) => ({ code, ...(filename && { filename: file(filename) }), errors: [{ messageId: 'browser' }] });
const changing = (code) => ({ code, errors: [{ messageId: 'changing' }] });

tester.run('render-anywhere', renderAnywhere, {
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
  ],
});
