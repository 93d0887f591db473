import { noLateArrival } from './no-late-arrival.mjs';
import { tester } from '../rule-tester.mjs';

const page = (body) =>
  `function usePage() { const navigate = useNavigate(); const isOnPage = useIsOnPage(); const [query, setQuery] = useSearchParams(); ${body} }`;
const late = (body) => ({ code: page(body), errors: [{ messageId: 'late' }] });

tester.run('no-late-arrival', noLateArrival, {
  valid: [
    page('async function save() { await write(); if (isOnPage()) await navigate(to); }'),
    page('async function save() { await write(); if (!isOnPage()) return; setQuery({}); navigate(to); }'),
    page('async function save() { await write(); dispatch(isOnPage() ? alertShown(text) : toastShown("bad", text)); }'),
    page('async function save() { dispatch(loginRequested()); await write(); }'),
    page('async function save() { if (!isSignedIn) return void dispatch(loginRequested()); await write(); }'),
    page('const load = () => import("./switch").then(({ open }) => isOnPage() && location.assign(to));'),
    page('const click = () => void navigate(to);'),
    page('async function save() { await write(); remove(); }'),
    'async function leave(router) { await write(); router.navigate(to); }',
  ],
  invalid: [
    late('async function save() { await write(); await navigate(to); }'),
    late('async function save() { if (isOnPage()) { await write(); navigate(to); } }'),
    late('async function save() { await write(); setQuery({ order: "1" }); }'),
    late('async function save() { await write(); dispatch(alertShown(text)); }'),
    late('async function save() { try { await write(); } catch { dispatch(loginRequested()); } }'),
    late('async function save() { navigate(toAddress(await write())); }'),
    late('const save = () => write().unwrap().then(() => navigate(to));'),
    late('const save = () => write().then(done, () => window.location.assign(to));'),
    late('async function pay() { await load(); window.open(url); }'),
    late('async function pay() { await load(); openCheckout(order); }'),
    late('async function save() { await write(); const go = () => navigate(to); go(); }'),
  ],
});
