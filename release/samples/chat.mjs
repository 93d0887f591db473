import { afterPage, renamed, replace } from './edits.mjs';

const prediction = 'mfe-chat/src/pages/free-prediction.tsx';
const birth = 'mfe-chat/src/features/birth-form/birth-form.tsx';
const birthForm = 'mfe-chat/src/features/birth-form/use-birth-form.ts';

export const chatBad = [
  {
    name: 'chat: a page without a heading',
    page: '/free-prediction',
    rules: ['page-heading', 'compare-lost'],
    edits: replace(prediction, "title={t('chat.freePrediction.title')} lead", 'title={null as never} lead'),
  },
  {
    name: 'chat: calls without end after another tab was looked at',
    page: '/free-prediction',
    rules: ['compare-calls'],
    edits: afterPage(
      prediction,
      "document.addEventListener('visibilitychange', () => { if (!document.hidden) setInterval(() => void fetch('/apis/sky/now.php').catch(() => undefined), 20); });",
    ),
  },
  {
    name: 'chat: links that throw when they are pointed at',
    page: '/free-prediction',
    rules: ['act-error'],
    edits: replace(
      prediction,
      "<AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>",
      "<AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })} onMouseEnter={() => { throw new Error('no words for it'); }}>",
    ),
  },
  {
    name: 'chat: a focus that cannot be seen',
    page: '/free-prediction',
    rules: ['act-keyboard'],
    edits: afterPage(
      prediction,
      "document.styleSheets[0]?.insertRule('main *:focus-visible { outline: none !important; box-shadow: none !important }');",
    ),
  },
  {
    name: 'chat: a button that is busy for ever after one press',
    page: '/create-kundli/oracle',
    lists: 'takes no further press',
    edits: replace(
      birth,
      '  const { values, errors, change, timeDialog } = form;',
      "  const { values, errors, change, timeDialog } = form;\n  if (typeof window !== 'undefined') document.addEventListener('submit', (event) => setTimeout(() => (event.target as Element).querySelector('[type=submit]')?.setAttribute('disabled', ''), 100), { once: true });",
    ),
  },
  {
    name: 'chat: a page that does not scroll',
    page: '/free-prediction',
    rules: ['compare-locked'],
    edits: afterPage(prediction, "document.documentElement.style.overflow = 'hidden';"),
  },
  {
    name: 'chat: a page that takes no wipe',
    page: '/free-prediction',
    rules: ['compare-events'],
    edits: afterPage(prediction, "document.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });"),
  },
  {
    name: 'chat: a draft that is lost when the page is loaded again',
    page: '/create-kundli/oracle',
    rules: ['act-typed'],
    edits: replace(
      birthForm,
      '  const draft = useDraftValues(draftKey, initialValues);',
      '  const [anew] = useState(() => `birth-${Math.random()}`);\n  const draft = useDraftValues(`${anew || draftKey}.1`, initialValues);',
    ),
  },
  {
    name: 'chat: a new button that throws',
    page: '/free-prediction',
    rules: ['act-error'],
    edits: replace(
      prediction,
      "      <Section title={t('chat.freePrediction.howTitle')} margin>",
      "      <button type=\"button\" onClick={() => { throw new Error('not yet'); }}>More signs</button>\n      <Section title={t('chat.freePrediction.howTitle')} margin>",
    ),
  },
];

chatBad.push({
  name: 'chat: a page that the focus does not leave',
  page: '/free-prediction',
  rules: ['act-keyboard'],
  edits: afterPage(
    prediction,
    "const [last] = [...document.querySelectorAll<HTMLElement>('main a[href], main button')].slice(-1); last?.addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); });",
  ),
});

chatBad.push({
  name: 'chat: a name that is emptied when the focus leaves it',
  page: '/create-kundli/oracle',
  rules: ['act-typed', 'act-sends', 'act-dead'],
  edits: replace(birth, '          maxLength={80}\n', "          maxLength={80}\n          onBlur={() => change({ name: '' })}\n"),
});

export const chatHonest = [
  { name: 'chat: itself', page: null, lists: null, edits: renamed(prediction) },
  {
    name: 'chat: words for a mouse',
    page: '/free-prediction',
    lists: 'shows "All of the day"',
    edits: afterPage(
      prediction,
      "const more = document.createElement('p'); document.querySelector('main li a')?.addEventListener('mouseenter', (event) => { more.textContent = 'All of the day'; (event.target as Element).after(more); });",
    ),
  },
  {
    name: 'chat: a new section',
    page: '/free-prediction',
    lists: 'heading: ',
    edits: replace(
      prediction,
      "      <Section title={t('chat.freePrediction.howTitle')} margin>",
      '      <Section title="Who reads" margin>\n        <Prose>\n          <p>Oracle and Astra read each chart by the same rules.</p>\n        </Prose>\n      </Section>\n      <Section title={t(\'chat.freePrediction.howTitle\')} margin>',
    ),
  },
  {
    name: 'chat: a press that scrolls to its answer',
    page: '/create-kundli/oracle',
    edits: replace(
      birth,
      '  const { values, errors, change, timeDialog } = form;',
      "  const { values, errors, timeDialog } = form;\n  const change: typeof form.change = (changed) => { form.change(changed); if (changed.gender) setTimeout(() => document.querySelector('main [type=submit]')?.scrollIntoView({ behavior: 'instant' }), 60); };",
    ),
  },
  {
    name: 'chat: a button that waits for a name',
    page: '/create-kundli/oracle',
    edits: replace(
      birth,
      '<Button variant="primary" wide type="submit" busy={form.isBusy}',
      '<Button variant="primary" wide type="submit" disabled={values.name === \'\'} busy={form.isBusy}',
    ),
  },
];
